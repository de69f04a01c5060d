import type { SentenceKey } from '../../languages';
import type { MissionContext } from './context';
import { printedName } from './names';

/** Words without an article: of one, and of several. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** What can be counted. */
export interface Countable extends Noun {
  /** Where there is only ever one such: its name, with all that belongs to it. */
  readonly only?: string;
  /** French tells them apart. */
  readonly gender: 'm' | 'f';
}

/** A sentence that has one form for one, and another for many. */
export function nounOf(key: SentenceKey, { say }: MissionContext): Noun {
  return { one: say(key, { count: 1 }), many: say(key, { count: 2 }) };
}

export function changed(noun: Noun, change: (words: string) => string): Noun {
  return { one: change(noun.one), many: change(noun.many) };
}

export function ofGroup(noun: Noun, group: string | undefined, context: MissionContext): Noun {
  if (group === undefined) return noun;
  const name = printedName(group, context.mission.groups, context);
  return changed(noun, (what) => context.say('mission.of-group', { what, group: name }));
}

/** The only one of its sort: `the blue Objective`; or by a name that its author gave it, where there are others. */
export function onlyOne(noun: Noun, name: string | undefined, context: MissionContext): string {
  if (name === undefined) return context.say('mission.the', { ...noun });
  const printed = printedName(name, context.mission.groups, context);
  return context.say('mission.the-named', { one: noun.one, name: printed });
}
