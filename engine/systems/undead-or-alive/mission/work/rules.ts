import { placeOf } from '../../../../family/zombicide/actors';
import type { UoaGame } from '../../game';
import type { PlayedRule } from '../../mission-program';
import { isSo } from '../conditions';
import { machineMeant } from '../filters';
import { zonesOf } from '../whereabouts';
import { awaited } from '../words/events';
import { toAfford } from './paying';
import { leastOf, type Reckoning, stepsToNearest, TASK, UNKNOWN } from './reckoning';

type ActionRule = Extract<PlayedRule, { action: unknown }>;

/** Until a rule of the mission applies. */
export function toApplyRule(reckoning: Reckoning, number: number): number {
  const { game, toMeet } = reckoning;
  const rule = game.table.mission.rules[number];
  if (!rule || !('do' in rule)) return UNKNOWN;
  const before = rule.if && !isSo(game, rule.if) ? toMeet(rule.if) : 0;
  if ('asSoonAs' in rule) return before + toMeet(rule.asSoonAs);
  if ('action' in rule) return before + toDo(reckoning, rule);
  const { word, when } = awaited(rule.when);
  return before + (word.toHappen?.(reckoning, when) ?? 0);
}

function toDo(reckoning: Reckoning, { id, action }: ActionRule): number {
  const { game, survivors } = reckoning;
  const there = zonesFor(game, action);
  return leastOf(survivors, (survivor) => {
    const steps = there ? stepsToNearest(reckoning, placeOf(game, survivor), there) : 0;
    const allowed = reckoning.toLift(game.table.mission.restrictions.do, ({ rule }) => rule === id, survivor);
    return TASK + steps + allowed + (action.pay ? toAfford(reckoning, action.pay, survivor) : 0);
  });
}

function zonesFor(game: UoaGame, { in: area, beside }: ActionRule['action']): readonly number[] | undefined {
  if (beside !== undefined) return [game.state.machineZone.at(machineMeant(game, beside))];
  return area === undefined ? undefined : zonesOf(game, area);
}
