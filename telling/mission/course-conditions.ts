import type { Conditions, ConditionTellers } from './condition-teller';
import type { MissionContext } from './context';
import { actionName, areaWords, counterWords, machineWords } from './names';

/** How far the game has come, and how the table stands. */
export const courseConditions: ConditionTellers<'machine' | 'round' | 'counter' | 'done'> = {
  machine: {
    is: (asked, context) => machineIs(asked, true, context),
    isNot: (asked, context) => machineIs(asked, false, context),
    todo: moveMachine,
    undo: clearMachine,
  },
  round: {
    is: (asked, { say }) => say(`mission.so.round.${spanOf(asked)}`, { ...asked }),
    isNot: (asked, { say }) => say(`mission.so.not-round.${spanOf(asked)}`, { ...asked }),
    todo: (asked, { say }) => (spanOf(asked) === 'from' ? say('mission.do.round', { ...asked }) : undefined),
  },
  counter: {
    is: ({ counter, atLeast }, context) => {
      return context.say('mission.so.counter', { counter: counterWords(counter, context), least: atLeast });
    },
    isNot: ({ counter, atLeast }, context) => {
      return context.say('mission.so.not-counter', {
        counter: counterWords(counter, context),
        least: atLeast,
      });
    },
    todo: ({ counter, atLeast }, context) => {
      return context.say('mission.do.counter', { counter: counterWords(counter, context), least: atLeast });
    },
  },
  done: {
    is: (id, context) => {
      const name = actionName(id, context);
      if (name === undefined) return context.say('mission.so.done-rule', { id });
      return context.say('mission.so.done-action', { name });
    },
    isNot: (id, context) => {
      const name = actionName(id, context);
      if (name === undefined) return context.say('mission.so.not-done-rule', { id });
      return context.say('mission.so.not-done-action', { name });
    },
    todo: (id, context) => {
      const name = actionName(id, context);
      return name === undefined ? undefined : context.say('mission.do.done-action', { name });
    },
  },
};

type Machine = Conditions['machine'];

function machineIs(asked: Machine, isSo: boolean, context: MissionContext): string {
  const machine = machineWords(asked.machine, context);
  if ('gone' in asked)
    return context.say(isSo ? 'mission.so.machine-gone' : 'mission.so.not-machine-gone', { machine });
  const where = areaWords('in', asked.in, context);
  return context.say(isSo ? 'mission.so.machine-in' : 'mission.so.not-machine-in', { machine, where });
}

function moveMachine(asked: Machine, context: MissionContext): string {
  const machine = machineWords(asked.machine, context);
  if ('gone' in asked) return context.say('mission.do.machine-gone', { machine });
  return context.say('mission.do.machine-in', { machine, where: areaWords('to', asked.in, context) });
}

function clearMachine(asked: Machine, context: MissionContext): string | undefined {
  if ('gone' in asked) return undefined;
  const machine = machineWords(asked.machine, context);
  return context.say('mission.do.machine-not-in', { machine, where: areaWords('in', asked.in, context) });
}

function spanOf({ from, to }: Conditions['round']): 'from' | 'to' | 'only' | 'span' {
  if (to === undefined) return 'from';
  if (from === undefined) return 'to';
  return from === to ? 'only' : 'span';
}
