import type { ConditionBody } from '../../engine';
import type { ConditionTellers } from './condition-teller';
import { actionName, counterWords } from './names';

/** How far the game has come, whatever the game. */
export const courseConditions: ConditionTellers<'round' | 'counter' | 'done'> = {
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
      if (name === undefined) return context.say('mission.so.done-rule', { id: context.nameOf(id) });
      return context.say('mission.so.done-action', { name });
    },
    isNot: (id, context) => {
      const name = actionName(id, context);
      if (name === undefined) return context.say('mission.so.not-done-rule', { id: context.nameOf(id) });
      return context.say('mission.so.not-done-action', { name });
    },
    todo: (id, context) => {
      const name = actionName(id, context);
      return name === undefined ? undefined : context.say('mission.do.done-action', { name });
    },
  },
};

function spanOf({ from, to }: ConditionBody<'round'>): 'from' | 'to' | 'only' | 'span' {
  if (to === undefined) return 'from';
  if (from === undefined) return 'to';
  return from === to ? 'only' : 'span';
}
