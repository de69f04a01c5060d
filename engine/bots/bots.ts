import type { Bot } from './bot';
import { greedy } from './greedy/greedy';
import { random } from './random';

export const bots: readonly Bot[] = [random, greedy];

export function botNamed(name: string): Bot | undefined {
  return bots.find((bot) => bot.name === name);
}
