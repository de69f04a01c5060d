import type { CustomAction, Price } from '../../../../schemas';
import { cardsMeantBy, namesIn } from '../content/cards-meant';
import { takeObjectives } from './pieces';
import { partsOf } from './price-parts';
import { areaOf, machineZone, type Survey } from './survey';
import { errand, NO_WORK, type Stop, type Work } from './work';

/** An action of the mission, so many times, with what has to be given up for it. */
export function doAction(survey: Survey, id: string, times: number): Work {
  const rule = survey.program.rules.find((each) => each.id === id);
  if (!rule || !('action' in rule)) return NO_WORK;
  const { actions = 1, anyTime, pay = [] } = rule.action;
  const at = whereDone(survey, rule.action);
  const stop: Stop | undefined = at && { at, actions: anyTime ? 0 : actions };
  const objective = pay.flatMap(partsOf).find((price) => 'objective' in price);
  if (objective) return takeObjectives(survey, objective.objective, times, stop);
  const cards = Array.from({ length: times }, () => cardsFor(pay)).flat();
  // What can be done at any time and anywhere takes nobody anywhere.
  const done = stop ? errand(id, { ...stop, actions: stop.actions * times }) : NO_WORK;
  return { ...done, cards };
}

/** The cards that the first way to pay asks for, each by those that will do; any card at all nobody has to find. */
export function cardsFor([first]: readonly Price[]): (readonly string[])[] {
  return (first ? partsOf(first) : []).flatMap((part) => {
    if (!('card' in part) || namesIn(part.card).includes('any')) return [];
    return [cardsMeantBy(part.card)];
  });
}

function whereDone(survey: Survey, { in: area, beside }: CustomAction): readonly number[] | undefined {
  if (beside !== undefined) return [machineZone(survey, beside)];
  return area === undefined ? undefined : areaOf(survey, survey.stage, area);
}
