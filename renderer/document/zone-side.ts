import { turnPoint } from '../../engine';
import type { LaidOut } from './laid-out';
import { parsePart } from './zone-parts';

export type Side =
  | 'north'
  | 'north-east'
  | 'east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'west'
  | 'north-west'
  | 'middle';

/** By thirds of the tile, from the top left to the bottom right. */
const sides: readonly (readonly [Side, Side, Side])[] = [
  ['north-west', 'north', 'north-east'],
  ['west', 'middle', 'east'],
  ['south-west', 'south', 'south-east'],
];

/** On which side of its tile a part of a zone lies, as the tile lies on the board: its own name does not turn with it. */
export function sideOf(
  part: string,
  { mission, faces }: Pick<LaidOut, 'mission' | 'faces'>,
): Side | undefined {
  const { tile, zone } = parsePart(part);
  const placement = mission.placements.find(({ id }) => id === tile);
  const face = placement && faces(placement.face);
  const rects = face?.zones.find(({ id }) => id === zone)?.rects ?? [];
  if (!placement || !face || rects.length === 0) return undefined;
  const across = rects.flatMap(([x, , width]) => [x, x + width]);
  const down = rects.flatMap(([, y, , height]) => [y, y + height]);
  const [width, height] = face.size;
  const middle = [middleOf(across) / width, middleOf(down) / height] as const;
  const [x, y] = turnPoint(middle, [1, 1], placement.rotation);
  return sides[thirdOf(y)]?.[thirdOf(x)];
}

function middleOf(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}

function thirdOf(share: number): 0 | 1 | 2 {
  return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
}
