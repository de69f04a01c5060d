import type { UoaGame } from '../game';
import { mayApply } from './apply-rule';
import { isSo } from './conditions';
import type { Happened } from './words/event-word';
import { isMeant } from './words/events';

/** Whether a rule loses the game by what somebody has just done: then nobody wins by it (UOA-WIN-08). */
export function isLostBy(game: UoaGame, happened: Happened): boolean {
  const { rules, losing } = game.table.mission;
  return losing.some((number) => {
    const rule = rules[number];
    if (!rule || !mayApply(game, number, happened)) return false;
    if ('when' in rule) return isMeant(game, rule.when, happened);
    return 'asSoonAs' in rule && isSo(game, rule.asSoonAs, happened);
  });
}
