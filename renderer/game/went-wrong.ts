import { isFree } from './choices';
import { lineTo, type Moment } from './moment';

/** What is longer ago has not lost the game. */
const ROUNDS = 3;

/**
 * Where a lost game may still have been saved: the beginning of the round, among its last, in which danger grew most, at the
 * first decision of players. Nothing of a game that was won, or over before anybody could decide.
 */
export function beforeItWentWrong(end: Moment): Moment | undefined {
  const { outcome } = end.seen;
  if (!outcome || outcome.won) return undefined;
  const begins: Moment[] = [];
  for (const moment of lineTo(end)) {
    if (moment.round <= 0 || !isFree(moment.seen) || begins.at(-1)?.round === moment.round) continue;
    begins.push(moment);
  }
  const last = begins.slice(-ROUNDS);
  let [found, most] = [last.at(-1), Number.NEGATIVE_INFINITY];
  for (const [index, moment] of last.entries()) {
    const next = last[index + 1];
    // The last round ends in the loss itself: it counts as long as none before it was worse.
    const grown = next ? dangerAt(next) - dangerAt(moment) : LOSS;
    if (grown > most) [found, most] = [moment, grown];
  }
  return found;
}

/** As much as ten bites that nobody can bear. */
const LOSS = 30;

function dangerAt({ game, system }: Moment): number {
  return system.appraisal.outlook(game)?.danger ?? 0;
}
