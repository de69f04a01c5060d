import type { Condition } from '../../schemas';
import type { Conditions, ConditionTeller, ConditionTellers, ConditionWord } from './condition-teller';
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

/** Where the words of a condition stand. */
type Use = 'circumstance' | 'task';

/** Clauses that are held together by `and` or `or`, or one by itself. */
type Clause = string | { readonly join: 'and' | 'or'; readonly parts: readonly Clause[] };

/** A condition as a circumstance, to follow `if` or `as soon as`: `all blue Objectives have been taken`. */
export function circumstance(condition: Condition, context: MissionContext): string {
  const clause = clauseOf(condition, 'circumstance', true, context);
  // Every condition can be said as a circumstance.
  return clause === undefined ? '' : joined(clause, context);
}

/** A condition as something to do: `take all blue Objectives`. What there is no verb for is to be made so. */
export function task(condition: Condition, context: MissionContext): string {
  const clause = clauseOf(condition, 'task', true, context);
  if (clause !== undefined) return joined(clause, context);
  return context.say('mission.do.so', { clause: circumstance(condition, context) });
}

function clauseOf(
  condition: Condition,
  use: Use,
  isSo: boolean,
  context: MissionContext,
): Clause | undefined {
  if ('not' in condition) return clauseOf(condition.not, use, !isSo, context);
  // That not all of them are so is that one of them is not.
  if ('all' in condition) return groupOf(condition.all, isSo ? 'and' : 'or', use, isSo, context);
  if ('any' in condition) return groupOf(condition.any, isSo ? 'or' : 'and', use, isSo, context);
  const [said] = words.flatMap((word) => told(word, condition, use, isSo, context) ?? []);
  return said;
}

const words = Object.keys(tellers) as ConditionWord[];

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

function groupOf(
  conditions: readonly Condition[],
  join: 'and' | 'or',
  use: Use,
  isSo: boolean,
  context: MissionContext,
): Clause | undefined {
  const parts: Clause[] = [];
  for (const condition of conditions) {
    const part = clauseOf(condition, use, isSo, context);
    if (part === undefined) return undefined;
    if (typeof part !== 'string' && part.join === join) parts.push(...part.parts);
    else parts.push(part);
  }
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : { join, parts };
}

function joined(clause: Clause, context: MissionContext): string {
  if (typeof clause === 'string') return clause;
  const said = clause.parts.map((part) => joined(part, context));
  if (clause.parts.every((part) => typeof part === 'string')) return context[clause.join](said);
  // Where `a and b` is one of several, `or` alone would leave open what belongs together.
  return said.reduce((first, next) => context.say(`mission.strong-${clause.join}`, { first, next }));
}
