import type { Bot } from '../game/appraisal';
import type { SystemId } from '../game/kernel';
import { systemOf } from '../systems';
import { random } from './random';

/** Everybody who can play games of a system, beginners first. */
export function botsOf(system: SystemId): readonly Bot[] {
  return [random, ...systemOf(system).appraisal.bots];
}

/** The one that plays when nobody says which. */
export function usualBot(system: SystemId): Bot {
  return systemOf(system).appraisal.bots[0] ?? random;
}

export function botNamed(system: SystemId, name: string): Bot | undefined {
  return botsOf(system).find((bot) => bot.name === name);
}
