import type { Condition } from '../../schemas';

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;

/** These hold other conditions together, and say nothing themselves. */
type Joining = 'all' | 'any' | 'not';

/** The words of conditions that say something themselves. */
export type ConditionName = Exclude<KeyOfAny<Condition>, Joining>;

/** What stands under such a word. */
export type ConditionBody<Name extends ConditionName> = Extract<Condition, Record<Name, unknown>>[Name];

/** A condition that says something itself. */
export type PlainCondition = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

/** Its one word. */
export function conditionName(condition: PlainCondition): ConditionName {
  for (const name in condition) return name as ConditionName;
  throw new Error('A condition has one key');
}
