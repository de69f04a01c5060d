import type { Condition, Rule } from '../../schemas';
import type { JudgedPart, PartVerdict } from '../game/trace';
import type { Verdict } from './verdict';

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
