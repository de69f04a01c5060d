import { produce } from 'immer';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { isOfTiles } from '../../../engine';
import type { KeyedSentence, Language } from '../../../languages';
import type { Mission } from '../../../schemas';
import { moveParts } from '../../document/commands/move';
import { swapTiles } from '../../document/commands/tiles';
import { laidOut } from '../../document/laid-out';
import { keyOf, parseKey } from '../../document/parts';
import { zoneAt } from '../../document/zone-at';
import type { Drop, DropAt } from '../drop';
import { boxOfPart } from '../geometry/boxes';
import { moveOnTable } from '../geometry/limits';
import { tileBelow, tileTrouble } from '../geometry/overlaps';
import { movedBox } from '../geometry/reach';
import { boxOfTile, lyingTiles, pointOn } from '../geometry/seats';
import { snapGroup } from '../geometry/snap';
import { snapsNow } from '../snapping';
import { type Carried, heldParts, tilesOf } from './carried';

/** Tiles go from seam to seam, with what lies on them; several parts keep their places to each other. */
export function layParts(carried: Carried, by: Point, { bench, place }: DropAt): Drop {
  const { laid, keys, isCopy } = carried;
  const tiles = tilesOf(carried);
  const boxes = (isHeld: boolean): Box[] =>
    lyingTiles(laid).flatMap(({ id, box }) => (tiles.has(id) === isHeld ? [box] : []));
  const snap = snapsNow(bench, place, isCopy)
    ? snapGroup(boxes(true), boxes(false), by, place.pixel)
    : { by, guides: [] };
  const step = moveOnTable(heldBoxes(carried, bench.language()), snap.by);
  const swapped = swapping(carried, step);
  if (swapped) return swapped;
  const lost = loosePoints(carried).map(([x, y]): Point => [x + step[0], y + step[1]]);
  return {
    command: moveParts(laid, keys, step),
    shown: { guides: snap.guides },
    trouble: (after) => tileTrouble({ mission: after, faces: laid.faces }, tiles) ?? nowhere(after, lost),
    choices: [],
  };
}

/** Pieces that are carried by themselves, where they lie now; what lies nowhere cannot be lost. */
function loosePoints(carried: Carried): Point[] {
  const { laid, keys } = carried;
  const tiles = tilesOf(carried);
  return (laid.mission.tokens ?? []).flatMap((token) => {
    const { id, at } = token;
    const isLoose = keys.includes(`token:${id}`) && !isOfTiles(token) && !tiles.has(at.tile);
    const point = isLoose ? pointOn(laid, at) : undefined;
    return point && zoneAt(laid.board, point) ? [point] : [];
  });
}

function nowhere(mission: Mission, points: readonly Point[]): KeyedSentence | undefined {
  if (points.length === 0) return undefined;
  const { board } = laidOut(mission);
  return points.every((point) => zoneAt(board, point)) ? undefined : { key: 'tool.no-zone' };
}

/**
 * A tile by itself that comes to lie on another one changes places with it, if there is room for that one where it came
 * from. Both are shown where they would be.
 */
function swapping({ laid, keys, isCopy }: Carried, by: Point): Drop | undefined {
  const [key, ...others] = keys;
  const one = key && others.length === 0 && !isCopy ? parseKey(key) : undefined;
  const box = one?.kind === 'tile' ? boxOfTile(laid, one.id) : undefined;
  const other = one && box && tileBelow(laid, movedBox(box, by), one.id)?.id;
  if (!one || other === undefined) return undefined;
  const command = swapTiles(laid.mission, one.id, other);
  const after = { mission: produce(laid.mission, command.recipe), faces: laid.faces };
  if (tileTrouble(after, new Set([one.id, other]))) return undefined;
  return {
    command,
    shown: { guides: [], offer: { key: 'tool.swap' } },
    alsoHeld: [keyOf('tile', other)],
    trouble: () => undefined,
    choices: [],
  };
}

function heldBoxes(carried: Carried, language: Language): Box[] {
  return [...heldParts(carried)].flatMap((key) => {
    const box = boxOfPart(carried.laid, key, language);
    return box ? [box] : [];
  });
}
