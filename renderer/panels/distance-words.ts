import type { Say } from '../../languages';

/** How far the tokens of one kind are, each number once; those out of reach only where all of them are. */
export function distanceWords(distances: readonly (number | undefined)[], say: Say): string {
  const moves = [...new Set(distances)].filter((distance) => distance !== undefined).sort((a, b) => a - b);
  const [nearest, ...further] = moves;
  if (nearest === undefined) return say('distance.never');
  if (further.length > 0) return say('distance.several', { list: moves.join(', ') });
  return nearest === 0 ? say('distance.here') : say('distance.moves', { count: nearest });
}
