import type { ConditionCounter } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import type { PlayedRule } from '../../../mission-program';
import { doAction } from '../../../survey/actions';
import { rallyCompanions, takeObjectives } from '../../../survey/pieces';
import type { Survey } from '../../../survey/survey';
import { NO_WORK, together, type Work } from '../../../survey/work';
import { type Reckoning, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** The mission has counted so far. */
export const counter: ConditionWord<'counter'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet,
  work,
};

function count({ state, table }: UoaGame, { counter: name, atLeast }: ConditionCounter): Count {
  return { there: state.counters.at(table.mission.counters.indexOf(name)), wanted: atLeast };
}

function toMeet(reckoning: Reckoning, asked: ConditionCounter): number {
  const { game, toApply } = reckoning;
  const { there, wanted } = count(game, asked);
  const rules = rulesThat(
    game,
    'count',
    (effect) => effect.effect === 'count' && effect.counter === asked.counter,
  );
  return Math.max(0, wanted - there) * Math.min(UNKNOWN, ...rules.map(toApply));
}

/** By whatever counts it up: an action, objectives, companions. */
function work(survey: Survey, { counter: name, atLeast }: ConditionCounter): Work {
  const ways = survey.program.rules.flatMap((rule): Work[] => {
    const by = countedBy(rule, name);
    return by > 0 ? [doUntil(survey, rule, Math.ceil(atLeast / by))] : [];
  });
  const useful = ways.filter(({ errands, hidden }) => errands.length + hidden.size > 0);
  return useful[0] ?? together(ways);
}

function countedBy(rule: PlayedRule, name: string): number {
  if (!('do' in rule)) return 0;
  const effect = rule.do.find((each) => each.effect === 'count' && each.counter === name);
  return effect?.effect === 'count' ? (effect.by ?? 1) : 0;
}

function doUntil(survey: Survey, rule: PlayedRule, times: number): Work {
  if ('action' in rule) return doAction(survey, rule.id, times);
  if (!('when' in rule)) return NO_WORK;
  if (rule.when.event === 'objective-taken') return takeObjectives(survey, rule.when, times);
  return rule.when.event === 'companion-rallied' ? rallyCompanions(survey, rule.when, times) : NO_WORK;
}
