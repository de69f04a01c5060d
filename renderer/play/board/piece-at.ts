import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import type { Point } from '../../../drawing/scene';
import { reachOf } from '../../../drawing/stamp';
import type { Language } from '../../../languages';

/** The piece of a zone that is at a place, the topmost of several. */
export function pieceAt(
  [px, py]: Point,
  zone: number,
  stood: ReadonlyMap<string, Stood>,
  language: Language,
): string | undefined {
  return [...stood.values()].findLast(({ zone: own, figure, raised, scale, at }) => {
    const [x, y, w, h] = reachOf({ id: '', stamp: pieceStamp(figure, raised, scale, language), at });
    return own === zone && px >= x && px <= x + w && py >= y && py <= y + h;
  })?.id;
}
