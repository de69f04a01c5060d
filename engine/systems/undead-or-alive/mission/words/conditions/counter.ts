import type { ConditionCounter, EffectCount } from '../../../../../../schemas';
import { allEffects } from '../../../../../../schemas/references/effects';
import { type Count, type Verdict, when } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import type { PlayedRule } from '../../../mission-program';
import { doAction } from '../../../survey/actions';
import { rallyCompanions, takeObjectives } from '../../../survey/pieces';
import type { Survey } from '../../../survey/survey';
import { NO_WORK, together, type Work } from '../../../survey/work';
import { amountOf, counted } from '../../amounts';
import { type AtHand, NOBODY } from '../../at-hand';
import { type Reckoning, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** The mission has counted so far. */
export const counter: ConditionWord<'counter'> = {
  judge,
  // How many it has to be may depend on anything.
  notices: (asked) => (Object.values(asked).every(isPlain) ? ['counters'] : undefined),
  count,
  toMeet,
  work,
};

function isPlain(said: unknown): boolean {
  return typeof said === 'string' || typeof said === 'number';
}

/** Of a counter that has to be small, or just so, nothing comes one by one. */
function count(game: UoaGame, asked: ConditionCounter): Count | undefined {
  if (!('atLeast' in asked)) return undefined;
  return { there: counted(game, asked.counter), wanted: amountOf(game, asked.atLeast, NOBODY) };
}

function judge(game: UoaGame, asked: ConditionCounter, at: AtHand): Verdict {
  const there = counted(game, asked.counter);
  if ('atLeast' in asked) return when(there >= amountOf(game, asked.atLeast, at));
  if ('atMost' in asked) return when(there <= amountOf(game, asked.atMost, at));
  return when(there === amountOf(game, asked.is, at));
}

function toMeet(reckoning: Reckoning, asked: ConditionCounter): number {
  const { game, toApply } = reckoning;
  const missing = missingOf(game, asked);
  const rules = rulesThat(
    game,
    'count',
    (effect) =>
      effect.effect === 'count' && effect.counter === asked.counter && moves(effect) === Math.sign(missing),
  );
  return Math.abs(missing) * Math.min(UNKNOWN, ...rules.map(toApply));
}

/** How far it has to go up, or down. */
function missingOf(game: UoaGame, asked: ConditionCounter): number {
  const there = counted(game, asked.counter);
  if ('atLeast' in asked) return Math.max(0, amountOf(game, asked.atLeast, NOBODY) - there);
  if ('atMost' in asked) return Math.min(0, amountOf(game, asked.atMost, NOBODY) - there);
  return amountOf(game, asked.is, NOBODY) - there;
}

/** Up or down; what depends on the game may do either. */
function moves({ by = 1, to }: EffectCount): number {
  return to !== undefined || typeof by !== 'number' ? 1 : Math.sign(by);
}

/** By whatever counts it up: an action, objectives, companions. */
function work(survey: Survey, asked: ConditionCounter): Work {
  const wanted = 'atLeast' in asked ? asked.atLeast : 'is' in asked ? asked.is : 0;
  if (typeof wanted !== 'number') return NO_WORK;
  const ways = survey.program.rules.flatMap((rule): Work[] => {
    const by = countedBy(rule, asked.counter);
    return by > 0 ? [doUntil(survey, rule, Math.ceil(wanted / by))] : [];
  });
  const useful = ways.filter(({ errands, hidden }) => errands.length + hidden.size > 0);
  return useful[0] ?? together(ways);
}

function countedBy(rule: PlayedRule, name: string): number {
  const effect = allEffects(rule).find((each) => each.effect === 'count' && each.counter === name);
  const by = effect?.effect === 'count' ? (effect.by ?? 1) : 0;
  return typeof by === 'number' ? by : 1;
}

function doUntil(survey: Survey, rule: PlayedRule, times: number): Work {
  if ('action' in rule) return doAction(survey, rule.id, times);
  if (!('when' in rule)) return NO_WORK;
  if (rule.when.event === 'objective-taken') return takeObjectives(survey, rule.when, times);
  return rule.when.event === 'companion-rallied' ? rallyCompanions(survey, rule.when, times) : NO_WORK;
}
