import type { CustomAction } from '../../../../schemas';
import { takeObjectives } from './pieces';
import { areaOf, machineZone, type Survey } from './survey';
import { errand, NO_WORK, type Stop, type Work } from './work';

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
