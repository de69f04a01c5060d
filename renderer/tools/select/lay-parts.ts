import { produce } from 'immer';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Mission } from '../../../schemas';
import { moveParts } from '../../document/commands/move';
import { swapTiles } from '../../document/commands/tiles';
import { laidOut } from '../../document/laid-out';
import { zoneAt } from '../../document/zone-at';
import { boxOfPart } from '../geometry/boxes';
import { moveOnTable } from '../geometry/limits';
import { tileBelow, tileTrouble } from '../geometry/overlaps';
import { boardPoint, boxOfTile, seatsOf } from '../geometry/seats';
import { snapGroup } from '../geometry/snap';
import type { Reason } from '../shown';
import { snapsNow } from '../snapping';
import { type Carried, heldParts, tilesOf } from './carried';
import type { Choice, Laying, Reach } from './laying';

/** Tiles go from seam to seam, with what lies on them; several parts keep their places to each other. */
export function layParts(carried: Carried, { bench, by, place }: Reach): Laying {
  const { laid, keys, isCopy } = carried;
  const tiles = tilesOf(carried);
  const boxes = (isHeld: boolean): Box[] =>
    [...seatsOf(laid).keys()].flatMap((id) => {
      const box = tiles.has(id) === isHeld ? boxOfTile(laid, id) : undefined;
      return box ? [box] : [];
    });
  const snap = snapsNow(bench, place, isCopy)
    ? snapGroup(boxes(true), boxes(false), by, place.pixel)
    : { by, guides: [] };
  const step = moveOnTable(heldBoxes(carried), snap.by);
  const lost = loosePoints(carried).map(([x, y]): Point => [x + step[0], y + step[1]]);
  const below = (after: Mission) => swappable(carried, after);
  return {
    command: moveParts(laid, keys, step),
    shown: { guides: snap.guides },
    trouble: (after) =>
      below(after)
        ? undefined
        : (tileTrouble({ mission: after, faces: laid.faces }, tiles) ?? nowhere(after, lost)),
    choices: (after) => swap(carried, below(after)),
  };
}

/** Pieces that are carried by themselves, where they lie now; what lies nowhere cannot be lost. */
function loosePoints(carried: Carried): Point[] {
  const { laid, keys } = carried;
  const tiles = tilesOf(carried);
  return (laid.mission.tokens ?? []).flatMap(({ id, kind, at }) => {
    const isLoose = keys.includes(`token:${id}`) && kind !== 'train' && !tiles.has(at.tile);
    const point = isLoose ? boardPoint(laid, at) : undefined;
    return point && zoneAt(laid.board, point) ? [point] : [];
  });
}

function nowhere(mission: Mission, points: readonly Point[]): Reason | undefined {
  if (points.length === 0) return undefined;
  const { board } = laidOut(mission);
  return points.every((point) => zoneAt(board, point)) ? undefined : { key: 'tool.no-zone' };
}

/** The tile that the only tile in the hand lies on exactly, if there is room for it where that one came from. */
function swappable(carried: Carried, after: Mission): { one: string; other: string } | undefined {
  const [one, ...others] = tilesOf(carried);
  if (one === undefined || others.length > 0 || carried.isCopy) return undefined;
  const other = tileBelow({ mission: after, faces: carried.laid.faces }, one);
  if (other === undefined) return undefined;
  const swapped = produce(carried.laid.mission, swapTiles(carried.laid.mission, one, other).recipe);
  const pair = new Set([one, other]);
  return tileTrouble({ ...carried.laid, mission: swapped }, pair) ? undefined : { one, other };
}

function swap({ laid }: Carried, pair: { one: string; other: string } | undefined): Choice[] {
  if (!pair) return [];
  return [
    { label: { key: 'tool.swap' }, command: swapTiles(laid.mission, pair.one, pair.other) },
    { label: { key: 'tool.swap-not' } },
  ];
}

function heldBoxes(carried: Carried): Box[] {
  return [...heldParts(carried)].flatMap((key) => {
    const box = boxOfPart(carried.laid, key);
    return box ? [box] : [];
  });
}
