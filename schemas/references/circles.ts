import { setsOff } from '../generated/mission-words';
import type { Effect, Rule, RuleEvent } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';

/** Rules of which each sets off the next without any condition, and the last the first. Each circle is told once. */
export function circles(rules: readonly Rule[], pointer: string): Problem[] {
  const next = rules.map((rule) => setOffBy(rule, rules));
  const found: Problem[] = [];
  const told = new Set<number>();
  for (const [start] of rules.entries()) {
    const circle = told.has(start) ? undefined : wayBack(start, next);
    if (!circle) continue;
    for (const number of circle) told.add(number);
    const ids = circle.map((number) => `‘${rules[number]?.id ?? ''}’`).join(' → ');
    found.push(problem('rules-in-circles', below(pointer, start), { rules: ids, count: circle.length }));
  }
  return found;
}

/** The shortest way from a rule to itself. */
function wayBack(start: number, next: readonly (readonly number[])[]): number[] | undefined {
  let ways: number[][] = [[start]];
  const seen = new Set<number>();
  while (ways.length > 0) {
    const further: number[][] = [];
    for (const way of ways) {
      for (const number of next[way.at(-1) ?? start] ?? []) {
        if (number === start) return way;
        if (seen.has(number)) continue;
        seen.add(number);
        further.push([...way, number]);
      }
    }
    ways = further;
  }
  return undefined;
}

/** By their numbers: only those that nothing could keep from applying again and again. */
function setOffBy(rule: Rule, rules: readonly Rule[]): number[] {
  // A rule that does nothing is a problem of its own.
  if (!('when' in rule) || !('do' in rule)) return [];
  const effects = rule.do.flatMap(surely).filter((effect) => turnsBack(effect, rule.when));
  return rules.flatMap((other, number) =>
    effects.some((effect) => isSetOff(other, effect)) ? [number] : [],
  );
}

/** What is done however things stand. */
function surely(effect: Effect): Effect[] {
  return effect.effect === 'each' ? effect.do.flatMap(surely) : [effect];
}

function isSetOff(rule: Rule, effect: Effect): boolean {
  if (!('when' in rule) || rule.if || rule.once !== undefined || rule.times !== undefined) return false;
  const { when } = rule;
  const events = Object.hasOwn(setsOff, effect.effect) ? setsOff[effect.effect] : undefined;
  return (events?.includes(when.event) ?? false) && isAboutTheSame(valuesOf(when), valuesOf(effect));
}

/** Who does it, where and to what: where an event asks for something, an effect must say the very same. */
function isAboutTheSame(
  { event: _event, area, ...asked }: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, unknown>>,
): boolean {
  const isThere = area === undefined || area === 'everywhere' || area === said.to || area === said.in;
  return isThere && Object.entries(asked).every(([key, value]) => said[key] === value);
}

/** What tokens are turned to goes without saying. */
const BECOMES: Readonly<Record<string, string>> = { wake: 'active', sleep: 'inactive' };

/** A token that is turned over comes round to the rule again only if it is one of those that the rule heard of. */
function turnsBack(effect: Effect, when: RuleEvent): boolean {
  if (effect.effect !== 'wake' && effect.effect !== 'sleep') return true;
  const heard = valuesOf(when);
  const isThere = effect.in === undefined || effect.in === 'here' || effect.in === heard.in;
  const isTurned = heard.becomes !== undefined && heard.becomes !== BECOMES[effect.effect];
  return (
    isThere && isTurned && Object.entries(effect.which ?? {}).every(([key, value]) => heard[key] === value)
  );
}

function valuesOf(part: object): Readonly<Record<string, unknown>> {
  const { which, ...said } = Object.fromEntries<unknown>(Object.entries(part));
  const becomes = typeof said.effect === 'string' ? BECOMES[said.effect] : undefined;
  return { ...(typeof which === 'object' && which), ...said, ...(becomes !== undefined && { becomes }) };
}
