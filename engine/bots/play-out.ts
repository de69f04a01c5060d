import { seedGenerator } from '../random/generator';
import type { Observation } from '../systems/undead-or-alive/hidden/observation';
import type { Bot } from './bot';

/** A mission without any danger could go on for ever. */
const MOST_ROUNDS = 1000;

/**
 * Lets a bot decide until a game is over, or until it is plain that it has no end. With the same seed it decides the
 * same, whoever takes its options.
 */
export function playOut(view: Observation, bot: Bot, seed: string, take: (option: number) => void): void {
  const luck = seedGenerator(`${seed}/${bot.name}`);
  while (view.outcome === undefined && view.value('round') <= MOST_ROUNDS) take(bot.choose(view, luck));
}
