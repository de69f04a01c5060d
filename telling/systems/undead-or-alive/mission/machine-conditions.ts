import type { ConditionBody } from '../../../../engine';
import type { ConditionTellers } from '../../../mission/condition-teller';
import type { MissionContext } from '../../../mission/context';
import { machineWords } from './names';
import { placeWords } from './whereabouts';

/** Where machines are, and whether there are any left. */
export const machineConditions: ConditionTellers<'machine'> = {
  machine: {
    is: (asked, context) => machineIs(asked, true, context),
    isNot: (asked, context) => machineIs(asked, false, context),
    todo: moveMachine,
    undo: clearMachine,
  },
};

type Machine = ConditionBody<'machine'>;

function machineIs(asked: Machine, isSo: boolean, context: MissionContext): string {
  const machine = machineWords(asked.machine, context);
  if ('gone' in asked)
    return context.say(isSo ? 'mission.so.machine-gone' : 'mission.so.not-machine-gone', { machine });
  const where = placeWords('in', asked.in, context);
  return context.say(isSo ? 'mission.so.machine-in' : 'mission.so.not-machine-in', { machine, where });
}

function moveMachine(asked: Machine, context: MissionContext): string {
  const machine = machineWords(asked.machine, context);
  if ('gone' in asked) return context.say('mission.do.machine-gone', { machine });
  return context.say('mission.do.machine-in', { machine, where: placeWords('to', asked.in, context) });
}

function clearMachine(asked: Machine, context: MissionContext): string | undefined {
  if ('gone' in asked) return undefined;
  const machine = machineWords(asked.machine, context);
  return context.say('mission.do.machine-not-in', { machine, where: placeWords('in', asked.in, context) });
}
