import type { Count, ObjectiveFilter } from '../../schemas';
import { atLeast, fewerWords, isNotSo, isSo, noneWords, type Some, someWords, type Verb } from './amounts';
import type { Conditions, ConditionTellers } from './condition-teller';
import type { MissionContext } from './context';
import { areaWords, holdWords } from './names';
import { bountyWeapons, companions, objectives, zombies } from './things';

/** Conditions that so many of something are so. */
export const countedConditions: ConditionTellers<
  'taken' | 'held' | 'loaded' | 'rallied' | 'leads' | 'bountyWeapons' | 'zombies'
> = {
  taken: {
    ...counted(
      someObjectives,
      (_asked, { say }) =>
        (form) =>
          say(`mission.so.taken.${form}`),
    ),
    todo: (asked, context) => {
      return context.say('mission.do.taken', { some: someWords(someObjectives(asked, context), context) });
    },
  },
  held: {
    ...counted(
      someObjectives,
      (_asked, { say }) =>
        (form) =>
          say(`mission.so.held.${form}`),
    ),
    todo: (asked, context) => {
      return context.say('mission.do.held', { some: someWords(someObjectives(asked, context), context) });
    },
  },
  loaded: {
    ...counted(someObjectives, ({ into }: Conditions['loaded'], context) => {
      return (form) => context.say(`mission.so.loaded.${form}`, { into: holdWords(into, context) });
    }),
    todo: (asked, context) => {
      const some = someWords(someObjectives(asked, context), context);
      return context.say('mission.do.loaded', { some, into: holdWords(asked.into, context) });
    },
  },
  rallied: {
    ...counted(
      someCompanions,
      (_asked, { say }) =>
        (form) =>
          say(`mission.so.rallied.${form}`),
    ),
    todo: (asked, context) => {
      return context.say('mission.do.rallied', { some: someWords(someCompanions(asked, context), context) });
    },
  },
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
    ...counted(someZombies, (asked: Conditions['zombies'], context) => {
      return (form) => context.say(`mission.so.lies.${form}`, { how: whereZombiesAre(asked, context) });
    }),
    undo: leaveNoZombie,
  },
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

function someObjectives(asked: ObjectiveFilter & { readonly count?: Count }, context: MissionContext): Some {
  return { thing: objectives(asked, context), count: asked.count ?? 'all' };
}

function someCompanions(asked: Conditions['rallied'], context: MissionContext): Some {
  return { thing: companions(asked, context), count: asked.count ?? 'all' };
}

function someWeapons({ from, count = 'all' }: Conditions['bountyWeapons'], context: MissionContext): Some {
  return { thing: bountyWeapons(from, context), count };
}

function someZombies({ kind, count = 1 }: Conditions['zombies'], context: MissionContext): Some {
  return { thing: zombies(kind, context), count };
}

function whereZombiesAre(asked: Conditions['zombies'], context: MissionContext): string {
  return asked.in === undefined ? context.say('mission.on-board') : areaWords('in', asked.in, context);
}

/** To have fewer than several is nothing that players would call a task. */
function leaveNoZombie(asked: Conditions['zombies'], context: MissionContext): string | undefined {
  const { thing, count } = someZombies(asked, context);
  if (count !== 1) return undefined;
  const where = whereZombiesAre(asked, context);
  return context.say('mission.do.no-zombies', { none: noneWords(thing, context), where });
}

function ledCompanions({ count = 1, ...filter }: Conditions['leads'], context: MissionContext) {
  return { thing: companions(filter, context), count };
}

function leadsTooFew(asked: Conditions['leads'], context: MissionContext): string {
  const { thing, count } = ledCompanions(asked, context);
  if (count > 1) return context.say('mission.so.leads', { some: fewerWords(thing, count, context) });
  if (thing.only !== undefined) return context.say('mission.so.leads-the', { one: thing.only });
  return context.say('mission.so.leads-none', { none: noneWords(thing, context) });
}
