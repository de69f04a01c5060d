import type { HowMany } from '../../schemas';
import type { MissionContext } from './context';
import type { Countable } from './countables';
import { before } from './grammar';

/** So many of something. */
export interface Some {
  readonly thing: Countable;
  readonly count: HowMany;
}

/** The verb that goes with what is counted: of one, of many, and the ways in which French denies it. */
export type Verb = (form: 'it' | 'they' | 'not' | 'none' | 'not-all') => string;

/** As what somebody does something with: `2 blue Objectives`. */
export function someWords({ thing, count }: Some, { say }: MissionContext): string {
  const { gender, one, many, only } = thing;
  if (only !== undefined && isEvery(count)) return only;
  if (count === 'all') return say(`mission.amount.${gender}.all`, { many });
  if (count === 'per-survivor') return say(`mission.amount.${gender}.per-survivor`, { many });
  return say(`mission.amount.${gender}.some`, { count, one, many });
}

/** That it is so: `at least 2 blue Objectives have been taken`. */
export function isSo(some: Some, verb: Verb, context: MissionContext): string {
  return joined(atLeast(some, context), verb(isOne(some) ? 'it' : 'they'), context);
}

/** The same of several things: `the blue Objective and the green Objective have been taken`. */
export function areSo(several: readonly Some[], verb: Verb, context: MissionContext): string {
  return joined(context.and(several.map((some) => atLeast(some, context))), verb('they'), context);
}

/** That it is not so: `fewer than 2 blue Objectives have been taken`. */
export function isNotSo(some: Some, verb: Verb, context: MissionContext): string {
  const { thing, count } = some;
  const { gender, many, only } = thing;
  if (only !== undefined && isEvery(count)) return joined(only, verb('not'), context);
  if (count === 1) return joined(noneWords(thing, context), verb('none'), context);
  if (count === 'all') {
    return joined(context.say(`mission.amount.${gender}.not-all`, { many }), verb('not-all'), context);
  }
  return joined(fewerWords(thing, count, context), verb('they'), context);
}

/** `at least 2 blue Objectives`; all of them cannot be more. */
export function atLeast(some: Some, context: MissionContext): string {
  const { thing, count } = some;
  const words = someWords(some, context);
  const isNumber = typeof count === 'number' && !(thing.only !== undefined && isEvery(count));
  return isNumber ? context.say('mission.at-least', { some: words }) : words;
}

/** `fewer than 2 blue Objectives`. */
export function fewerWords(
  { gender, many }: Countable,
  count: number | 'per-survivor',
  { say }: MissionContext,
): string {
  if (count === 'per-survivor') return say(`mission.amount.${gender}.fewer-than-survivors`, { many });
  return say(`mission.amount.${gender}.fewer`, { count, many });
}

/** `no blue Objective`. */
export function noneWords({ gender, one }: Countable, { say }: MissionContext): string {
  return say(`mission.amount.${gender}.none`, { one });
}

/** `a blue Objective`, or by its name where it is the only one. */
export function anyOne({ one, only }: Countable, { say }: MissionContext): string {
  return only ?? say(`mission.a.${before(one)}`, { one });
}

/** Whichever they are: `blue Objectives`. The count chooses the form of what is said of them. */
export function anyAtAll(
  { many, only }: Countable,
  { say }: MissionContext,
): { words: string; count: 1 | 2 } {
  return only === undefined ? { words: say('mission.any', { many }), count: 2 } : { words: only, count: 1 };
}

/** All of them. The count chooses the form of what is said of them. */
export function everyOne(thing: Countable, context: MissionContext): { words: string; count: 1 | 2 } {
  return { words: someWords({ thing, count: 'all' }, context), count: thing.only === undefined ? 2 : 1 };
}

function isOne({ thing, count }: Some): boolean {
  return count === 1 || (thing.only !== undefined && isEvery(count));
}

/** Of the only one there is, one is as much as all. */
function isEvery(count: HowMany): boolean {
  return count === 'all' || count === 1;
}

function joined(subject: string, verb: string, { say }: MissionContext): string {
  return say('mission.clause', { subject, verb });
}
