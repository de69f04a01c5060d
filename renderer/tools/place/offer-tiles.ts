import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { placeTiles } from '../../document/commands/tiles';
import { idsOf } from '../../document/parts';
import type { Brush } from '../brush';
import { moveOnTable } from '../geometry/limits';
import { tileTrouble } from '../geometry/overlaps';
import { boxOfTile, seatsOf } from '../geometry/seats';
import { type Snap, snapGroup, snapToFields } from '../geometry/snap';
import { snapsNow } from '../snapping';
import type { Offering, Reach } from './offering';
import { stencilOf } from './stencil';

/** Tiles hang on the hand by the middle of them all. */
export function offerTiles(brush: Extract<Brush, { kind: 'tiles' }>, reach: Reach): Offering {
  const { bench, laid } = reach;
  const { tiles, boxes } = stencilOf(brush, laid.faces);
  const snap = snapped(boxes, reach);
  const [dx, dy] = moveOnTable(boxes, snap.by);
  const command = placeTiles(
    laid.mission,
    tiles.map((tile, index) => {
      const [x, y] = boxes[index] ?? [0, 0];
      return { ...tile, x: x + dx, y: y + dy };
    }),
    bench.tab.document.idsEver,
    { isTrain: brush.isTrain ?? false },
  );
  const ids = idsOf(command.selects ?? [], 'tile');
  return {
    command,
    shown: { guides: snap.guides },
    trouble: (after) => tileTrouble({ mission: after, faces: laid.faces }, ids),
    choices: [],
  };
}

function snapped(boxes: readonly Box[], { bench, laid, place }: Reach): Snap {
  if (!snapsNow(bench, place)) return { by: place.at, guides: [] };
  const others = [...seatsOf(laid).keys()].flatMap((id) => {
    const box = boxOfTile(laid, id);
    return box ? [box] : [];
  });
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
