import { type Box, hiddenBy } from '../../../drawing/box';
import { rectsOverlap } from '../../../engine';
import type { KeyedSentence } from '../../../languages';
import { type LyingTile, lyingTiles, type MissionTiles } from './seats';

/** Why tiles cannot lie where they do: one lies on another that was there before. */
export function tileTrouble(laid: MissionTiles, moved: ReadonlySet<string>): KeyedSentence | undefined {
  const all = lyingTiles(laid);
  const others = all.filter(({ id }) => !moved.has(id));
  for (const { id, box } of all) {
    const below = moved.has(id) ? others.find((other) => rectsOverlap(box, other.box)) : undefined;
    if (below) return { key: 'tool.overlaps', parameters: { face: below.face } };
  }
  return undefined;
}

/** So much of a tile lies on another one that it can only mean to take its place. */
const MOST = 0.6;

/** The tile of the same size whose place something would take that covers such a box. */
export function tileBelow(laid: MissionTiles, box: Box, held?: string): LyingTile | undefined {
  const [, , width, height] = box;
  return lyingTiles(laid).find((tile) => {
    const [, , wide, high] = tile.box;
    const isSameSize = wide === width && high === height;
    return tile.id !== held && isSameSize && hiddenBy([tile.box], box) > MOST * width * height;
  });
}
