import type { Condition, ConditionCounter, Rule } from '../generated/types';
import { type Problem, problem } from '../problem';
import { allEffects } from './effects';
import type { There } from './never-there';

/** What else there is in the mission. */
export interface Around extends There {
  readonly rules: readonly Rule[];
  /** Counters that an earlier mission of a campaign may have counted. */
  readonly carried: ReadonlySet<string>;
}

/** What a rule waits for although it can never be so. */
export function neverSo(rule: Rule, pointer: string, { rules, carried }: Around): Problem[] {
  const waits = [
    ...('asSoonAs' in rule ? [['asSoonAs', rule.asSoonAs] as const] : []),
    ...('if' in rule ? [['if', rule.if] as const] : []),
  ];
  return waits.flatMap(([key, condition]) => {
    const parts = neededFor(condition);
    const isNever =
      isNoRound(parts) ||
      parts.some((part) => 'counter' in part && isNoCount(part.counter, { rules, carried })) ||
      waitsForItself(rule, parts, rules);
    return isNever ? [problem('never-so', `${pointer}/${key}`, { id: rule.id })] : [];
  });
}

/** All that has to be so at once. */
function neededFor(condition: Condition): Condition[] {
  return 'all' in condition ? condition.all.flatMap(neededFor) : [condition];
}

/** From a round on, and up to one before that. */
function isNoRound(parts: readonly Condition[]): boolean {
  let [first, last] = [1, Number.POSITIVE_INFINITY];
  for (const part of parts) {
    if (!('round' in part)) continue;
    const { from, to, every } = part.round;
    first = Math.max(first, from ?? every ?? 1);
    last = Math.min(last, to ?? last);
  }
  return first > last;
}

/** More than a counter is ever counted up to, or less than nought. */
function isNoCount(asked: ConditionCounter, { rules, carried }: Pick<Around, 'rules' | 'carried'>): boolean {
  if ('atMost' in asked) return typeof asked.atMost === 'number' && asked.atMost < 0;
  const wanted = 'is' in asked ? asked.is : asked.atLeast;
  if (typeof wanted !== 'number' || wanted === 0) return false;
  if (wanted < 0) return 'is' in asked;
  if (carried.has(asked.counter)) return false;
  return !rules.flatMap(allEffects).some((effect) => {
    if (effect.effect !== 'count' || effect.counter !== asked.counter) return false;
    const { by = 1, to } = effect;
    if (to !== undefined) return typeof to !== 'number' || to > 0;
    return typeof by !== 'number' || by > 0;
  });
}

/** Only after a rule that only applies after another, and so on, until it is this one. */
function waitsForItself(rule: Rule, parts: readonly Condition[], rules: readonly Rule[]): boolean {
  const before = [...rulesDone(parts)];
  const seen = new Set(before);
  for (const id of before) {
    if (id === rule.id) return true;
    const other = rules.find((each) => each.id === id);
    const needed = other && 'do' in other ? conditionsOf(other).flatMap(neededFor) : [];
    for (const next of rulesDone(needed)) {
      if (!seen.has(next)) before.push(next);
      seen.add(next);
    }
  }
  return false;
}

function conditionsOf(rule: Rule): Condition[] {
  return [...('asSoonAs' in rule ? [rule.asSoonAs] : []), ...('if' in rule ? [rule.if] : [])];
}

function rulesDone(parts: readonly Condition[]): string[] {
  return parts.flatMap((part) =>
    'done' in part ? [typeof part.done === 'string' ? part.done : part.done.rule] : [],
  );
}
