import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { replaceTile } from '../../document/commands/replace';
import { placeTiles } from '../../document/commands/tiles';
import type { LaidOut } from '../../document/laid-out';
import { idsOf } from '../../document/parts';
import type { Brush } from '../brush';
import type { Drop, DropAt } from '../drop';
import { moveOnTable } from '../geometry/limits';
import { tileBelow, tileTrouble } from '../geometry/overlaps';
import { movedBox } from '../geometry/reach';
import { lyingTiles } from '../geometry/seats';
import { type Snap, snapGroup, snapToFields } from '../geometry/snap';
import { snapsNow } from '../snapping';
import { type Stencil, stencilOf } from './stencil';

/** Tiles hang on the pointer by the middle of them all. */
export function offerTiles(brush: Extract<Brush, { kind: 'tiles' }>, at: DropAt): Drop {
  const { bench, laid } = at;
  const { tiles, boxes } = stencilOf(brush, laid.faces);
  const snap = snapped(boxes, at);
  const [dx, dy] = moveOnTable(boxes, snap.by);
  const replaced = brush.makes ? undefined : replacing(tiles, boxes, [dx, dy], laid);
  if (replaced) return replaced;
  const command = placeTiles(
    laid.mission,
    tiles.map((tile, index) => {
      const [x, y] = boxes[index] ?? [0, 0];
      return { ...tile, x: x + dx, y: y + dy };
    }),
    bench.tab.document.idsEver,
    { makes: brush.makes },
  );
  const ids = idsOf(command.selects ?? [], 'tile');
  return {
    command,
    shown: { guides: snap.guides },
    trouble: (after) => tileTrouble({ mission: after, faces: laid.faces }, ids),
    choices: [],
  };
}

/** A tile by itself that comes to lie on another one takes its place. */
function replacing(
  tiles: Stencil['tiles'],
  [box, ...others]: readonly Box[],
  by: Point,
  laid: LaidOut,
): Drop | undefined {
  const [tile] = tiles;
  const below = box && others.length === 0 ? tileBelow(laid, movedBox(box, by)) : undefined;
  const lies = below && laid.mission.placements.find(({ id }) => id === below.id);
  if (!tile || !lies || (lies.face === tile.face && lies.rotation === tile.rotation)) return undefined;
  return {
    command: replaceTile(laid, lies.id, tile),
    shown: { guides: [], offer: { key: 'tool.replace', parameters: { face: below.face } } },
    trouble: () => undefined,
    choices: [],
  };
}

function snapped(boxes: readonly Box[], { bench, laid, place }: DropAt): Snap {
  if (!snapsNow(bench, place)) return { by: place.at, guides: [] };
  const others = lyingTiles(laid).map(({ box }) => box);
  return others.length > 0
    ? snapGroup(boxes, others, place.at, place.pixel)
    : { by: onField(boxes, place.at), guides: [] };
}

/** On an empty board the corner of the first tiles is where others can go on from. */
function onField(boxes: readonly Box[], by: Point): Point {
  const [left, top] = around(boxes) ?? [0, 0];
  const [x, y] = snapToFields([left + by[0], top + by[1]]);
  return [x - left, y - top];
}
