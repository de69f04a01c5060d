import type { ConditionBody, ConditionName, PlainCondition } from '../../engine';
import type { Condition } from '../../schemas';
import { type Clause, clauseWords, joinedBy } from './clause';
import type { ConditionTeller, ConditionTellers, Use } from './condition-teller';
import type { Link, MissionContext } from './context';

/** Conditions by their words. */
type Bodies = { readonly [Name in ConditionName]?: ConditionBody<Name> };

/** Conditions in words, for a game that says what each of its own words means. */
export class ConditionTelling<Word extends ConditionName> {
  private readonly words: readonly Word[];

  constructor(private readonly tellers: ConditionTellers<Word>) {
    this.words = Object.keys(tellers) as Word[];
  }

  /** As a circumstance, to follow `if`, `as soon as` and such: `all blue Objectives have been taken`. */
  circumstance(condition: Condition, link: Link, context: MissionContext): string {
    const clause = this.clauseOf(condition, 'circumstance', true, context);
    if (clause === undefined) throw new Error('Every condition can be said as a circumstance');
    return clauseWords(clause, link, context);
  }

  /** As something to do: `take all blue Objectives`. What there is no verb for is to be made so. */
  task(condition: Condition, context: MissionContext): string {
    const clause = this.clauseOf(condition, 'task', true, context);
    if (clause !== undefined) return clauseWords(clause, 'nothing', context);
    return context.say('mission.do.so', { clause: this.circumstance(condition, 'nothing', context) });
  }

  private clauseOf(
    condition: Condition,
    use: Use,
    isSo: boolean,
    context: MissionContext,
  ): Clause | undefined {
    if ('not' in condition) return this.clauseOf(condition.not, use, !isSo, context);
    if ('all' in condition) {
      // That not all of them are so is that one of them is not.
      return isSo
        ? this.allOf(condition.all, use, context)
        : this.eachOf(condition.all, 'or', use, false, context);
    }
    if ('any' in condition) return this.eachOf(condition.any, isSo ? 'or' : 'and', use, isSo, context);
    const [said] = this.words.flatMap((word) => this.told(word, condition, use, isSo, context) ?? []);
    return said;
  }

  /** What stands under this word, in words; nothing where the condition has another. */
  private told(
    word: Word,
    condition: Bodies,
    use: Use,
    isSo: boolean,
    context: MissionContext,
  ): string | undefined {
    const asked = condition[word];
    if (asked === undefined) return undefined;
    const teller: ConditionTeller<Word> = this.tellers[word];
    if (use === 'task') return isSo ? teller.todo?.(asked, context) : teller.undo?.(asked, context);
    return isSo ? teller.is(asked, context) : teller.isNot(asked, context);
  }

  private eachOf(
    conditions: readonly Condition[],
    join: 'and' | 'or',
    use: Use,
    isSo: boolean,
    context: MissionContext,
  ): Clause | undefined {
    const clauses = conditions.map((condition) => this.clauseOf(condition, use, isSo, context));
    return clauses.includes(undefined)
      ? undefined
      : joinedBy(
          join,
          clauses.filter((clause) => clause !== undefined),
        );
  }

  /** All of these. Where several say the same of different things, it is said once: `take the blue and the green one`. */
  private allOf(conditions: readonly Condition[], use: Use, context: MissionContext): Clause | undefined {
    const plain = conditions.filter(isPlain);
    for (const word of this.words) {
      const said = this.toldTogether(word, plain, use, context);
      if (said === undefined) continue;
      const others = conditions.filter((condition) => !(word in condition));
      const rest = this.allOf(others, use, context);
      return rest === undefined ? undefined : joinedBy('and', [said, rest]);
    }
    return this.eachOf(conditions, 'and', use, true, context);
  }

  private toldTogether(
    word: Word,
    conditions: readonly PlainCondition[],
    use: Use,
    context: MissionContext,
  ): string | undefined {
    const asked = conditions.flatMap((condition: Bodies) => condition[word] ?? []);
    const teller: ConditionTeller<Word> = this.tellers[word];
    return asked.length < 2 ? undefined : teller.together?.(asked, use, context);
  }
}

function isPlain(condition: Condition): condition is PlainCondition {
  return !('all' in condition || 'any' in condition || 'not' in condition);
}
