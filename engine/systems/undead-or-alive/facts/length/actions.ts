import type { ConditionCounter, CustomAction } from '../../../../../schemas';
import type { PlayedRule } from '../../mission-program';
import { areaOf, machineZone, type Survey } from '../survey';
import { rallyCompanions, takeObjectives } from './pieces';
import { errand, NO_WORK, type Stop, together, type Work } from './work';

/** An action of the mission, so many times, with what has to be given up for it. */
export function doAction(survey: Survey, id: string, times: number): Work {
  const rule = survey.program.rules.find((each) => each.id === id);
  if (!rule || !('action' in rule)) return NO_WORK;
  const { actions = 1, anyTime, pay = [] } = rule.action;
  const at = whereDone(survey, rule.action);
  const stop: Stop | undefined = at && { at, actions: anyTime ? 0 : actions };
  const payment = pay.find((price) => 'objective' in price) ?? pay[0];
  if (payment && 'objective' in payment) return takeObjectives(survey, payment.objective, times, stop);
  const cards = payment ? Array.from({ length: times }, () => [payment.card]) : [];
  // What can be done at any time and anywhere takes nobody anywhere.
  const done = stop ? errand(id, { ...stop, actions: stop.actions * times }) : NO_WORK;
  return { ...done, cards };
}

function whereDone(survey: Survey, { in: area, beside }: CustomAction): readonly number[] | undefined {
  if (beside !== undefined) return [machineZone(survey, beside)];
  return area === undefined ? undefined : areaOf(survey, survey.stage, area);
}

/** By whatever counts it up: an action, objectives, companions. */
export function countUp(survey: Survey, { counter, atLeast }: ConditionCounter): Work {
  const ways = survey.program.rules.flatMap((rule): Work[] => {
    const by = countedBy(rule, counter);
    return by > 0 ? [doUntil(survey, rule, Math.ceil(atLeast / by))] : [];
  });
  const useful = ways.filter(({ errands, hidden }) => errands.length + hidden.size > 0);
  return useful[0] ?? together(ways);
}

function countedBy(rule: PlayedRule, counter: string): number {
  if (!('do' in rule)) return 0;
  const effect = rule.do.find((each) => each.effect === 'count' && each.counter === counter);
  return effect?.effect === 'count' ? (effect.by ?? 1) : 0;
}

function doUntil(survey: Survey, rule: PlayedRule, times: number): Work {
  if ('action' in rule) return doAction(survey, rule.id, times);
  if (!('when' in rule)) return NO_WORK;
  if (rule.when.event === 'objective-taken') return takeObjectives(survey, rule.when, times);
  return rule.when.event === 'companion-rallied' ? rallyCompanions(survey, rule.when, times) : NO_WORK;
}
