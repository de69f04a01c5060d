import type { Condition } from '../../schemas';
import { type Clause, clauseWords, joinedBy, type Link } from './clause';
import type {
  Conditions,
  ConditionTeller,
  ConditionTellers,
  ConditionWord,
  PlainCondition,
  Use,
} from './condition-teller';
import type { MissionContext } from './context';
import { countedConditions } from './counted-conditions';
import { courseConditions } from './course-conditions';
import { peopleConditions } from './people-conditions';
import { spawnTokenConditions } from './spawn-token-conditions';

/** A word without a sentence does not compile. */
const tellers: ConditionTellers<ConditionWord> = {
  ...countedConditions,
  ...courseConditions,
  ...peopleConditions,
  ...spawnTokenConditions,
};

const words = Object.keys(tellers) as ConditionWord[];

/** A condition as a circumstance, to follow `if`, `as soon as` and such: `all blue Objectives have been taken`. */
export function circumstance(condition: Condition, link: Link, context: MissionContext): string {
  const clause = clauseOf(condition, 'circumstance', true, context);
  if (clause === undefined) throw new Error('Every condition can be said as a circumstance');
  return clauseWords(clause, link, context);
}

/** A condition as something to do: `take all blue Objectives`. What there is no verb for is to be made so. */
export function task(condition: Condition, context: MissionContext): string {
  const clause = clauseOf(condition, 'task', true, context);
  if (clause !== undefined) return clauseWords(clause, 'nothing', context);
  return context.say('mission.do.so', { clause: circumstance(condition, 'nothing', context) });
}

function clauseOf(
  condition: Condition,
  use: Use,
  isSo: boolean,
  context: MissionContext,
): Clause | undefined {
  if ('not' in condition) return clauseOf(condition.not, use, !isSo, context);
  if ('all' in condition) {
    // That not all of them are so is that one of them is not.
    return isSo ? allOf(condition.all, use, context) : eachOf(condition.all, 'or', use, false, context);
  }
  if ('any' in condition) return eachOf(condition.any, isSo ? 'or' : 'and', use, isSo, context);
  const [said] = words.flatMap((word) => told(word, condition, use, isSo, context) ?? []);
  return said;
}

/** What stands under this word, in words; nothing where the condition has another. */
function told<Word extends ConditionWord>(
  word: Word,
  condition: Partial<Conditions>,
  use: Use,
  isSo: boolean,
  context: MissionContext,
): string | undefined {
  const asked = condition[word];
  if (asked === undefined) return undefined;
  const teller: ConditionTeller<Word> = tellers[word];
  if (use === 'task') return isSo ? teller.todo?.(asked, context) : teller.undo?.(asked, context);
  return isSo ? teller.is(asked, context) : teller.isNot(asked, context);
}

function eachOf(
  conditions: readonly Condition[],
  join: 'and' | 'or',
  use: Use,
  isSo: boolean,
  context: MissionContext,
): Clause | undefined {
  const clauses = conditions.map((condition) => clauseOf(condition, use, isSo, context));
  return clauses.includes(undefined)
    ? undefined
    : joinedBy(
        join,
        clauses.filter((clause) => clause !== undefined),
      );
}

/** All of these. Where several say the same of different things, it is said once: `take the blue and the green one`. */
function allOf(conditions: readonly Condition[], use: Use, context: MissionContext): Clause | undefined {
  const plain = conditions.filter(isPlain);
  for (const word of words) {
    const said = toldTogether(word, plain, use, context);
    if (said === undefined) continue;
    const others = conditions.filter((condition) => !(word in condition));
    const rest = allOf(others, use, context);
    return rest === undefined ? undefined : joinedBy('and', [said, rest]);
  }
  return eachOf(conditions, 'and', use, true, context);
}

function isPlain(condition: Condition): condition is PlainCondition {
  return !('all' in condition || 'any' in condition || 'not' in condition);
}

function toldTogether<Word extends ConditionWord>(
  word: Word,
  conditions: readonly PlainCondition[],
  use: Use,
  context: MissionContext,
): string | undefined {
  const asked = conditions.flatMap((condition: Partial<Conditions>) => condition[word] ?? []);
  const teller: ConditionTeller<Word> = tellers[word];
  return asked.length < 2 ? undefined : teller.together?.(asked, use, context);
}
