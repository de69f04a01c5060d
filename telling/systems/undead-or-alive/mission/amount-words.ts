import type { Gain, PieceIn, Threshold } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { counterWords } from '../../../mission/names';
import { pieceNoun, placeWords, survivorNoun } from './whereabouts';

/** So many, or so many for each of something. */
export function amountWords(
  amount: Gain | Threshold,
  some: (count: number) => string,
  context: MissionContext,
): string {
  const { say } = context;
  if (typeof amount === 'number') return some(amount);
  const each = some(amount.times ?? 1);
  if ('counter' in amount) {
    return say('mission.per.counter', { some: each, counter: counterWords(amount.counter, context) });
  }
  if ('dice' in amount) return say('mission.per.dice', { some: each, count: amount.dice });
  if ('each' in amount) return say('mission.per.piece', { some: each, one: eachWords(amount.each, context) });
  return say(`mission.per.${amount.per}`, { some: each });
}

/** Of one by itself: the form that goes with it. */
export function timesOf(amount: Gain | Threshold): number {
  return typeof amount === 'number' ? amount : (amount.times ?? 1);
}

/** `zombie in ‘Mine’`, without an article. */
function eachWords(each: PieceIn, context: MissionContext): string {
  const one = 'people' in each ? survivorNoun(each.people, context).one : pieceNoun(each, context);
  return withPlace(one, each.in === undefined ? undefined : placeWords('in', each.in, context), context);
}
