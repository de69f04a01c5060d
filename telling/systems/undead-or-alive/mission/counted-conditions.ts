import type { ConditionBody } from '../../../../engine';
import type { HowMany, ObjectiveFilter } from '../../../../schemas';
import {
  areSo,
  atLeast,
  fewerWords,
  isNotSo,
  isSo,
  noneWords,
  type Some,
  someWords,
  type Verb,
} from '../../../mission/amounts';
import type { ConditionTellers, Use } from '../../../mission/condition-teller';
import type { MissionContext } from '../../../mission/context';
import { companions } from './companions';
import { bountyWeapons, zombies } from './countables';
import { holdWords } from './names';
import { objectives } from './objectives';
import { whereWords } from './whereabouts';

/** Conditions that so many of something are so. */
export const countedConditions: ConditionTellers<
  'taken' | 'held' | 'loaded' | 'rallied' | 'leads' | 'bountyWeapons' | 'zombies' | 'objectives'
> = {
  taken: severalToo(
    someObjectives,
    ({ say }) =>
      (form) =>
        say(`mission.so.taken.${form}`),
    (some, { say }) => say('mission.do.taken', { some }),
  ),
  held: severalToo(
    someObjectives,
    ({ say }) =>
      (form) =>
        say(`mission.so.held.${form}`),
    (some, { say }) => say('mission.do.held', { some }),
  ),
  loaded: {
    ...counted(someObjectives, ({ into }: ConditionBody<'loaded'>, context) => {
      return (form) => context.say(`mission.so.loaded.${form}`, { into: holdWords(into, context) });
    }),
    todo: (asked, context) => {
      const some = someWords(someObjectives(asked, context), context);
      return context.say('mission.do.loaded', { some, into: holdWords(asked.into, context) });
    },
  },
  rallied: severalToo(
    someCompanions,
    ({ say }) =>
      (form) =>
        say(`mission.so.rallied.${form}`),
    (some, { say }) => say('mission.do.rallied', { some }),
  ),
  leads: {
    is: (asked, context) =>
      context.say('mission.so.leads', { some: atLeast(ledCompanions(asked, context), context) }),
    isNot: leadsTooFew,
  },
  bountyWeapons: {
    ...counted(
      someWeapons,
      (_asked, { say }) =>
        (form) =>
          say(`mission.so.won.${form}`),
    ),
    todo: (asked, context) => {
      return context.say('mission.do.bounty-weapons', {
        some: someWords(someWeapons(asked, context), context),
      });
    },
  },
  zombies: {
    ...counted(someZombies, (asked: ConditionBody<'zombies'>, context) => {
      return (form) => context.say(`mission.so.lies.${form}`, { how: whereZombiesAre(asked, context) });
    }),
    undo: leaveNoZombie,
  },
  objectives: counted(
    ({ count = 1, ...filter }: ConditionBody<'objectives'>, context) => ({
      thing: objectives(filter, context),
      count,
    }),
    (asked: ConditionBody<'objectives'>, context) => (form) =>
      context.say(`mission.so.lies.${form}`, { how: whereWords(asked.in, context) }),
  ),
};

/** Both ways of saying that it is, or is not, so many. */
function counted<Asked>(
  some: (asked: Asked, context: MissionContext) => Some,
  verb: (asked: Asked, context: MissionContext) => Verb,
) {
  return {
    is: (asked: Asked, context: MissionContext) => isSo(some(asked, context), verb(asked, context), context),
    isNot: (asked: Asked, context: MissionContext) =>
      isNotSo(some(asked, context), verb(asked, context), context),
  };
}

/** Where nothing but the things themselves can differ, several are said at once. */
function severalToo<Asked>(
  some: (asked: Asked, context: MissionContext) => Some,
  verb: (context: MissionContext) => Verb,
  todo: (some: string, context: MissionContext) => string,
) {
  const object = (asked: Asked, context: MissionContext) => someWords(some(asked, context), context);
  return {
    ...counted(some, (_asked: Asked, context) => verb(context)),
    todo: (asked: Asked, context: MissionContext) => todo(object(asked, context), context),
    together: (all: readonly Asked[], use: Use, context: MissionContext) =>
      use === 'task'
        ? todo(context.and(all.map((asked) => object(asked, context))), context)
        : areSo(
            all.map((asked) => some(asked, context)),
            verb(context),
            context,
          ),
  };
}

function someObjectives(
  asked: ObjectiveFilter & { readonly count?: HowMany },
  context: MissionContext,
): Some {
  return { thing: objectives(asked, context), count: asked.count ?? 'all' };
}

function someCompanions(asked: ConditionBody<'rallied'>, context: MissionContext): Some {
  return { thing: companions(asked, context), count: asked.count ?? 'all' };
}

function someWeapons({ from, count = 'all' }: ConditionBody<'bountyWeapons'>, context: MissionContext): Some {
  return { thing: bountyWeapons(from, context), count };
}

function someZombies({ kind, count = 1 }: ConditionBody<'zombies'>, context: MissionContext): Some {
  return { thing: zombies(kind, context), count };
}

function whereZombiesAre(asked: ConditionBody<'zombies'>, context: MissionContext): string {
  return whereWords(asked.in, context);
}

/** To have fewer than several is nothing that players would call a task. */
function leaveNoZombie(asked: ConditionBody<'zombies'>, context: MissionContext): string | undefined {
  const { thing, count } = someZombies(asked, context);
  if (count !== 1) return undefined;
  const where = whereZombiesAre(asked, context);
  return context.say('mission.do.no-zombies', { none: noneWords(thing, context), where });
}

function ledCompanions({ count = 1, ...filter }: ConditionBody<'leads'>, context: MissionContext) {
  return { thing: companions(filter, context), count };
}

function leadsTooFew(asked: ConditionBody<'leads'>, context: MissionContext): string {
  const { thing, count } = ledCompanions(asked, context);
  if (count > 1) return context.say('mission.so.leads', { some: fewerWords(thing, count, context) });
  if (thing.only !== undefined) return context.say('mission.so.leads-the', { one: thing.only });
  return context.say('mission.so.leads-none', { none: noneWords(thing, context) });
}
