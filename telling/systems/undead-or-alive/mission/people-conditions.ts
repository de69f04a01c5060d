import type { ConditionBody } from '../../../../engine';
import type { ConditionTellers } from '../../../mission/condition-teller';
import type { MissionContext } from '../../../mission/context';
import { areaWords, machineWords } from './names';

/** Where everybody is. */
export const peopleConditions: ConditionTellers<'left' | 'people'> = {
  left: {
    is: (asked, context) => {
      return context.say('mission.so.left', {
        everybody: everybody(context),
        how: howTheyLeft(asked, context),
      });
    },
    isNot: (asked, context) => {
      return context.say('mission.so.not-left', {
        everybody: notEverybody(context),
        how: howTheyLeft(asked, context),
      });
    },
    todo: leave,
  },
  people: {
    is: ({ in: area, who = 'all' }, context) => {
      const where = areaWords('in', area, context);
      return context.say(`mission.so.people.${who}`, { everybody: everybody(context), where });
    },
    isNot: ({ in: area, who = 'all' }, context) => {
      const where = areaWords('in', area, context);
      return context.say(`mission.so.not-people.${who}`, { everybody: notEverybody(context), where });
    },
    todo: ({ in: area, who = 'all' }, context) => {
      const where = areaWords('to', area, context);
      return context.say(`mission.do.people.${who}`, { everybody: everybody(context), where });
    },
  },
};

function leave(asked: ConditionBody<'left'>, context: MissionContext): string {
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
