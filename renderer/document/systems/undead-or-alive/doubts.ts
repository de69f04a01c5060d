import { allEffects, type Mission } from '../../../../schemas';
import type { Doubt } from '../system-document';

/** What an author may not have meant: a train that is to drive, and is never started. */
export function doubts({ tokens = [], rules = [], variants = [] }: Mission): readonly Doubt[] {
  const trains = tokens.filter((token) => token.kind === 'train' && token.moves);
  const all = [...rules, ...variants.flatMap((variant) => variant.rules ?? [])];
  const isStarted = all.some((rule) => allEffects(rule).some(({ effect }) => effect === 'train-starts'));
  if (trains.length === 0 || isStarted) return [];
  return [{ words: 'checks.train-stays', tokens: trains.map(({ id }) => id) }];
}
