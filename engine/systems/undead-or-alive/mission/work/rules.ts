import type { RuleEvent, Target } from '../../../../../schemas';
import { placeOf } from '../../actors';
import type { UoaGame } from '../../game';
import type { PlayedRule } from '../../mission-program';
import { zonesOf } from '../areas';
import { isSo } from '../conditions';
import { machineMeant, spawnTokensMeant } from '../filters';
import { cardOfKind, toUse } from './cards';
import { toTake } from './objectives';
import { toAfford, toRally } from './people';
import { leastOf, type Reckoning, stepsToNearest, TASK, UNKNOWN } from './reckoning';
import { rulesThat } from './rules-that';

type ActionRule = Extract<PlayedRule, { action: unknown }>;

/** Until a rule of the mission applies. */
export function toApplyRule(reckoning: Reckoning, number: number): number {
  const { game, toMeet } = reckoning;
  const rule = game.table.mission.rules[number];
  if (!rule || !('do' in rule)) return UNKNOWN;
  const before = rule.if && !isSo(game, rule.if) ? toMeet(rule.if) : 0;
  if ('asSoonAs' in rule) return before + toMeet(rule.asSoonAs);
  if ('action' in rule) return before + toDo(reckoning, rule);
  return before + toHappen(reckoning, rule.when);
}

function toDo(reckoning: Reckoning, { action }: ActionRule): number {
  const { game, survivors } = reckoning;
  const there = zonesFor(game, action);
  return leastOf(survivors, (survivor) => {
    const steps = there ? stepsToNearest(reckoning, placeOf(game, survivor), there) : 0;
    return TASK + steps + (action.pay ? toAfford(reckoning, action.pay, survivor) : 0);
  });
}

function zonesFor(game: UoaGame, { in: area, beside }: ActionRule['action']): readonly number[] | undefined {
  if (beside !== undefined) return [game.state.machineZone.at(machineMeant(game, beside))];
  return area === undefined ? undefined : zonesOf(game, area);
}

function toHappen(reckoning: Reckoning, when: RuleEvent): number {
  const { game, survivors } = reckoning;
  switch (when.event) {
    case 'objective-taken':
      return toTake(reckoning, { ...when, count: 1 });
    case 'companion-rallied':
      return toRally(reckoning, { ...when, count: 1 });
    case 'used':
      return toUse(reckoning, cardOfKind(when.card), when.on ? placesOf(game, when.on) : []);
    case 'enters':
      return leastOf(survivors, (survivor) =>
        stepsToNearest(reckoning, placeOf(game, survivor), zonesOf(game, when.area)),
      );
    // What comes of itself is no work.
    case 'set-up':
    case 'round-begins':
    case 'end-phase':
    case 'zombie-killed':
    case 'stepped-off':
    case 'train-enters':
    case 'train-reaches':
    case 'zombie-rides-off':
      return 0;
  }
}

function placesOf(game: UoaGame, target: Target): readonly number[] {
  if ('area' in target) return zonesOf(game, target.area).slice(0, 1);
  if ('machine' in target) return [game.state.machineZone.at(machineMeant(game, target.machine))];
  return spawnTokensMeant(game, target.token)
    .slice(0, 1)
    .map((token) => game.state.spawnZone.at(token));
}

/** Until the mission has counted so far. */
export function toCount(reckoning: Reckoning, counter: string, wanted: number): number {
  const { game, toApply } = reckoning;
  const now = game.state.counters.at(game.table.mission.counters.indexOf(counter));
  const rules = rulesThat(game, 'count', (effect) => effect.effect === 'count' && effect.counter === counter);
  return Math.max(0, wanted - now) * Math.min(UNKNOWN, ...rules.map(toApply));
}
