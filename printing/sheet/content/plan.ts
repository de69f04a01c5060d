import { type Box, inset } from '../../../drawing/box';
import { box } from '../../../drawing/outline';
import type { Point, Shape } from '../../../drawing/scene';
import { centredLine, fitted, shortened } from '../../../drawing/text';
import { seatedBox } from '../../../drawing/transform';
import type { Rotation } from '../../../engine';
import type { Figure } from '../../flow/blocks';
import type { Said } from './said';
import { tilesInOrder } from './tiles';

/** A tenth of life. */
const SCALE = 0.1;
const RIM = 1;
/** From the rim of a tile to its arrow. */
const GAP = 0.8;
const NARROW = 15;
const SMALLEST_HEAD = 2;
const NUMBER = { font: 'text', size: 7, weight: 700 } as const;

/** The tiles alone, each with the number of its face and an arrow towards its upper edge. */
export function planOf(said: Said): Figure | undefined {
  const tiles = tilesInOrder(said);
  const boxes = tiles.map(({ seat }) => seatedBox(seat));
  if (tiles.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const small = boxes.map(
    ([x, y, width, height]): Box => [
      (x - left) * SCALE + RIM,
      (y - top) * SCALE + RIM,
      width * SCALE,
      height * SCALE,
    ],
  );
  const shapes = tiles.flatMap(({ face, seat }, index) => {
    const place = small[index];
    return place ? tileShapes(face.id, seat.rotation, place) : [];
  });
  return {
    kind: 'figure',
    shapes,
    width: Math.max(...small.map(([x, , width]) => x + width)) + RIM,
    height: Math.max(...small.map(([, y, , height]) => y + height)) + RIM,
    largest: 1,
    alternative: said.say('print.sheet.plan.alternative', { count: tiles.length }),
    caption: said.say('print.sheet.plan.caption'),
  };
}

/** Which way the upper edge of a tile points. */
const UPWARD: Readonly<Record<Rotation, Point>> = { 0: [0, -1], 90: [1, 0], 180: [0, 1], 270: [-1, 0] };

function tileShapes(face: string, rotation: Rotation, [x, y, width, height]: Box): Shape[] {
  const [acrossUp, downUp] = UPWARD[rotation];
  const head = Math.max(SMALLEST_HEAD, Math.min(width, height) * 0.16);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  // On a narrow tile the arrow stands above the number instead of beside it.
  const isNarrow = acrossUp !== 0 && width < NARROW;
  const above = isNarrow ? NUMBER.size * 0.7 : 0;
  const tip: Point = [middleX + acrossUp * (width / 2 - GAP), middleY + downUp * (height / 2 - GAP) - above];
  const foot: Point = [tip[0] - acrossUp * head, tip[1] - downUp * head];
  // Across the arrow, to both sides.
  const [sideX, sideY] = [-downUp * head * 0.8, acrossUp * head * 0.8];
  const room = width - (acrossUp === 0 || isNarrow ? 2 : 2 * head + 3) * GAP;
  const style = fitted(face, { ...NUMBER, size: Math.min(NUMBER.size, height * 0.5) }, room);
  const aside = isNarrow ? 0 : head * 0.4;
  const at: Point = [middleX - acrossUp * aside, middleY - downUp * aside + above];
  return [
    { kind: 'path', outlines: [box(x, y, width, height)], fill: 'ink' },
    { kind: 'path', outlines: [box(...inset([x, y, width, height], 0.25))], fill: 'paint' },
    {
      kind: 'path',
      outlines: [[tip, [foot[0] + sideX, foot[1] + sideY], [foot[0] - sideX, foot[1] - sideY]]],
      fill: 'red',
    },
    centredLine(shortened(face, style, room), at, style, 'ink'),
  ];
}
