import type { Amount } from '../../../../schemas';
import { nextBelow } from '../../../random/generator';
import type { UoaGame } from '../game';
import { amountOf } from './amounts';
import type { AtHand } from './at-hand';

/** So many of them, drawn by lot and in their order; all where no number is said. */
export function byLot<T>(
  game: UoaGame,
  all: readonly T[],
  count: Amount | undefined,
  at: AtHand,
): readonly T[] {
  const wanted = count === undefined ? all.length : Math.max(0, amountOf(game, count, at));
  if (wanted >= all.length) return all;
  const left = [...all.keys()];
  const drawn = Array.from(
    { length: wanted },
    () => left.splice(nextBelow(game.state.setUpStream, left.length), 1)[0] ?? 0,
  );
  return drawn.sort((one, other) => one - other).flatMap((index) => all.slice(index, index + 1));
}
