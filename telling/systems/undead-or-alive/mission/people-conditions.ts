import type { ConditionBody } from '../../../../engine';
import type { PeopleFilter, Place } from '../../../../schemas';
import { isNotSo, isSo, type Some, someWords, type Verb } from '../../../mission/amounts';
import type { ConditionTellers } from '../../../mission/condition-teller';
import type { MissionContext } from '../../../mission/context';
import type { Countable } from '../../../mission/countables';
import { companions } from './companions';
import { holdingWords } from './holding';
import { machineWords } from './names';
import { peopleWords, placeWords, skillWords, survivorNoun } from './whereabouts';

/** Where everybody is, and who is gone. */
export const peopleConditions: ConditionTellers<'left' | 'people' | 'eliminated'> = {
  eliminated: {
    is: (asked, context) => isSo(someFallen(asked, context), haveFallen(context), context),
    isNot: (asked, context) => isNotSo(someFallen(asked, context), haveFallen(context), context),
  },
  left: {
    is: (asked, context) => {
      if (!isForAll(asked)) return isSo(someLeaving(asked, context), haveLeft(asked, context), context);
      return context.say('mission.so.left', {
        everybody: everybody(context),
        how: howTheyLeft(asked, context),
      });
    },
    isNot: (asked, context) => {
      if (!isForAll(asked)) return isNotSo(someLeaving(asked, context), haveLeft(asked, context), context);
      return context.say('mission.so.not-left', {
        everybody: notEverybody(context),
        how: howTheyLeft(asked, context),
      });
    },
    todo: leave,
  },
  people: {
    is: (asked, context) => (isPlain(asked) ? everybodyIs('so', asked, context) : peopleAre(asked, context)),
    isNot: (asked, context) =>
      isPlain(asked) ? everybodyIs('not-so', asked, context) : peopleAreNot(asked, context),
    todo: (asked, context) => {
      if (!isPlain(asked)) return undefined;
      const where = placeWords('to', asked.in, context);
      return context.say(`mission.do.people.${asked.who ?? 'all'}`, { everybody: everybody(context), where });
    },
  },
};

type Asked = ConditionBody<'people'>;
type Plain = { readonly in: Place; readonly who?: 'all' | 'somebody' };

/** Of everybody, companions too, and of nothing but where they are. */
function isPlain(asked: Asked): asked is Plain {
  const { who = 'all', in: place, ...others } = asked;
  return (who === 'all' || who === 'somebody') && place !== undefined && Object.keys(others).length === 0;
}

function everybodyIs(
  use: 'so' | 'not-so',
  { in: place, who = 'all' }: Plain,
  context: MissionContext,
): string {
  const where = placeWords('in', place, context);
  return use === 'so'
    ? context.say(`mission.so.people.${who}`, { everybody: everybody(context), where })
    : context.say(`mission.so.not-people.${who}`, { everybody: notEverybody(context), where });
}

function peopleAre(asked: Asked, context: MissionContext): string {
  return isSo(somePeople(asked, context), predicate(asked, context), context);
}

function peopleAreNot(asked: Asked, context: MissionContext): string {
  return isNotSo(somePeople(asked, context), predicate(asked, context), context);
}

function somePeople({ who = 'all' }: Asked, context: MissionContext): Some {
  const filter = typeof who === 'object' ? who : who === 'others' ? { except: 'doer' as const } : {};
  const noun = survivorNoun(filter, context);
  if (who === 'doer' || (typeof who === 'object' && who.survivor !== undefined)) {
    return { thing: { ...noun, gender: 'm', only: peopleWords(who, context).words }, count: 'all' };
  }
  const count = who === 'somebody' ? 1 : typeof who === 'number' ? who : (filter.count ?? 'all');
  return { thing: { ...noun, gender: 'm' }, count };
}

/** All that has to be so of them: `is in ‘Mine’ and carries a Dynamite card`. */
function predicate(asked: Asked, context: MissionContext): Verb {
  const { say } = context;
  const { in: place, level, wounded, skill, holds } = asked;
  const lies =
    (how: string): Verb =>
    (form) =>
      say(`mission.so.lies.${form}`, { how });
  const has =
    (what: string): Verb =>
    (form) =>
      say(`mission.so.has.${form}`, { what });
  const verbs: Verb[] = [
    ...(place === undefined ? [] : [lies(placeWords('in', place, context))]),
    ...(level === undefined
      ? []
      : [lies(say('mission.survivor.at-level', { level: say(`level.${level}`) }))]),
    ...(wounded === undefined ? [] : [has(say('mission.wounds', { count: wounded }))]),
    ...(skill === undefined ? [] : [has(say('mission.the-skill', { skill: skillWords(skill, context) }))]),
    ...(holds === undefined
      ? []
      : [
          (form: Parameters<Verb>[0]) =>
            say(`mission.so.carries.${form}`, { what: holdingWords(holds, context) }),
        ]),
  ];
  if (verbs.length === 0) return (form) => say(`mission.so.lies.${form}`, { how: say('mission.on-board') });
  return (form) => context.and(verbs.map((verb) => verb(form)));
}

function someFallen({ who = {}, count = 1 }: ConditionBody<'eliminated'>, context: MissionContext): Some {
  return { thing: somebodyOf(who, context), count };
}

function haveFallen({ say }: MissionContext): Verb {
  return (form) => say(`mission.so.eliminated.${form}`);
}

function isForAll({ who, count, companions: others }: ConditionBody<'left'>): boolean {
  return who === undefined && count === undefined && others === undefined;
}

function someLeaving(asked: ConditionBody<'left'>, context: MissionContext): Some {
  const { who = {}, count = 'all', companions: others } = asked;
  return { thing: others ? companions(others, context) : somebodyOf(who, context), count };
}

function haveLeft(asked: ConditionBody<'left'>, context: MissionContext): Verb {
  return (form) => context.say(`mission.so.gone.${form}`, { how: howTheyLeft(asked, context) });
}

/** By the name, where it is a certain one. */
function somebodyOf(who: PeopleFilter, context: MissionContext): Countable {
  const noun = { ...survivorNoun(who, context), gender: 'm' as const };
  return who.survivor === undefined ? noun : { ...noun, only: peopleWords(who, context).words };
}

function leave(asked: ConditionBody<'left'>, context: MissionContext): string {
  if (!isForAll(asked)) {
    const some = someWords(someLeaving(asked, context), context);
    return context.say('mission.do.left-some', { some, how: howTheyLeft(asked, context) });
  }
  const how = context.say(`mission.left.${asked.by}`);
  if (asked.with === undefined) return context.say('mission.do.left', { how, everybody: everybody(context) });
  const machine = machineWords(asked.with, context);
  return context.say('mission.do.left-with', { how, machine, everybody: everybody(context) });
}

function howTheyLeft(asked: ConditionBody<'left'>, context: MissionContext): string {
  const how = context.say(`mission.left.${asked.by}`);
  if (asked.with === undefined) return how;
  return context.say('mission.left.with', { how, machine: machineWords(asked.with, context) });
}

function everybody(context: MissionContext): string {
  return context.say(`mission.everybody.${company(context)}`);
}

function notEverybody(context: MissionContext): string {
  return context.say(`mission.not-everybody.${company(context)}`);
}

/** Companions are spoken of where there are any. */
function company(context: MissionContext): 'alone' | 'accompanied' {
  const isAlone = context.tokensOf('companion').length === 0 && context.aside.length === 0;
  return isAlone ? 'alone' : 'accompanied';
}
