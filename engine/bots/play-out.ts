import type { Bot } from '../game/appraisal';
import type { Seen } from '../game/seen';
import { seedGenerator } from '../random/generator';

/** A mission without any danger could go on for ever. */
const MOST_ROUNDS = 1000;
/** So could a round in which something that costs nothing is done again and again. */
const MOST_DECISIONS_IN_A_ROUND = 10_000;

/**
 * Lets a bot decide until a game is over, or until it is plain that it has no end. With the same seed it decides the
 * same, whoever takes its options.
 */
export function playOut(view: Seen, bot: Bot, seed: string, take: (option: number) => void): void {
  const luck = seedGenerator(`${seed}/${bot.name}`);
  let [round, decisions] = [view.round, 0];
  while (view.outcome === undefined && round <= MOST_ROUNDS && decisions < MOST_DECISIONS_IN_A_ROUND) {
    take(bot.choose(view, luck));
    const isSame = view.round === round;
    decisions = isSame ? decisions + 1 : 0;
    round = view.round;
  }
}
