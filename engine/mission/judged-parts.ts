import type { Condition, Effect, Rule } from '../../schemas';
import { effectLists } from '../../schemas/references/effects';
import type { Verdict } from './verdict';

/** It may be so for some of those whom it can be about, and not for others. */
export type PartVerdict = Verdict | 'varies';

/** A condition in a rule, and whether it is so now; its parts follow it. */
export interface JudgedPart {
  /** The way there from the rule, by keys and places of lists. */
  readonly path: readonly (string | number)[];
  readonly verdict: PartVerdict;
}

type Path = JudgedPart['path'];

/** A condition in a rule, and the way there. */
export interface ConditionAt {
  readonly path: Path;
  readonly condition: Condition;
}

/** These say of a rule when it applies, or holds. */
const KEYS = ['asSoonAs', 'if', 'asLongAs', 'unless', 'until'] as const;

/** What forbids or changes something says below its own word for how long. */
const HEADS = ['forbid', 'change', 'price', 'search', 'passage', 'carry'] as const;

/** The conditions by which a rule applies, or holds, each followed by its parts. What is asked in the middle of an effect is not among them. */
export function conditionsOf(rule: Rule): ConditionAt[] {
  return [
    ...conditionsIn(rule, []),
    ...HEADS.flatMap((head) => {
      const said = (rule as Readonly<Record<string, unknown>>)[head];
      return typeof said === 'object' && said !== null ? conditionsIn(said, [head]) : [];
    }),
  ];
}

/**
 * What its effects ask, each condition followed by its parts. Not what is asked of each of some, or later: who is at hand is known
 * only then.
 */
export function conditionsWithin(rule: Rule): ConditionAt[] {
  return effectLists(rule).flatMap(({ effects, pointer, isForEach, isLater }) => {
    if (isForEach || isLater) return [];
    const list = pathOf(pointer);
    return effects.flatMap((effect, index) => askedBy(effect, [...list, index]));
  });
}

function askedBy(effect: Effect, path: Path): ConditionAt[] {
  if (effect.effect === 'if') return withParts(effect.if, [...path, 'if']);
  if (effect.effect !== 'choose') return [];
  return effect.options.flatMap((option, at) => conditionsIn(option, [...path, 'options', at]));
}

function pathOf(pointer: string): Path {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function conditionsIn(said: object, path: Path): ConditionAt[] {
  return KEYS.flatMap((key) => {
    const condition = (said as { readonly [Key in typeof key]?: Condition })[key];
    return condition === undefined ? [] : withParts(condition, [...path, key]);
  });
}

function withParts(condition: Condition, path: Path): ConditionAt[] {
  return [{ path, condition }, ...partsOf(condition, path)];
}

function partsOf(condition: Condition, path: Path): ConditionAt[] {
  if ('all' in condition) return condition.all.flatMap((part, at) => withParts(part, [...path, 'all', at]));
  if ('any' in condition) return condition.any.flatMap((part, at) => withParts(part, [...path, 'any', at]));
  return 'not' in condition ? withParts(condition.not, [...path, 'not']) : [];
}

/** What is so of each of those whom it can be about, as one verdict. */
export function verdictOfAll(verdicts: readonly Verdict[]): PartVerdict {
  const [first = 'open'] = verdicts;
  if (verdicts.every((verdict) => verdict === first)) return first;
  // What may still come is open, even if for some it cannot.
  return verdicts.includes('met') ? 'varies' : 'open';
}
