import type { ConditionBody } from '../../engine';
import type { ConditionTellers } from './condition-teller';
import type { MissionContext } from './context';
import { thresholdWords } from './effects';
import { actionName, counterWords, ruleByNumber } from './names';

type Counter = ConditionBody<'counter'>;

/** How far the game has come, whatever the game. */
export const courseConditions: ConditionTellers<'round' | 'counter' | 'done'> = {
  round: {
    is: (asked, context) => roundIs(asked, true, context),
    isNot: (asked, context) => roundIs(asked, false, context),
    todo: (asked, { say }) => {
      return asked.every === undefined && spanOf(asked) === 'from'
        ? say('mission.do.round', { from: asked.from ?? 1 })
        : undefined;
    },
  },
  counter: {
    is: (asked, context) => counterIs('so', asked, context),
    isNot: (asked, context) => counterIs('not', asked, context),
    todo: (asked, context) => {
      if (!('atLeast' in asked) || typeof asked.atLeast !== 'number') return undefined;
      const counter = counterWords(asked.counter, context);
      return context.say('mission.do.counter', { counter, least: asked.atLeast });
    },
  },
  done: {
    is: (asked, context) => doneIs('so', asked, context),
    isNot: (asked, context) => doneIs('not', asked, context),
    todo: (asked, context) => {
      const { rule, times } = often(asked);
      const name = actionName(rule, context);
      if (name === undefined) return undefined;
      return times === 1
        ? context.say('mission.do.done-action', { name })
        : context.say('mission.do.done-action-often', { name, times });
    },
  },
};

function roundIs(asked: ConditionBody<'round'>, isSo: boolean, { say }: MissionContext): string {
  const { from, to, every } = asked;
  if (every === undefined) {
    return say(isSo ? `mission.so.round.${spanOf(asked)}` : `mission.so.not-round.${spanOf(asked)}`, {
      from: from ?? 1,
      to: to ?? 1,
    });
  }
  const first = from ?? every;
  const rounds = { first, second: first + every, third: first + 2 * every };
  const until = to === undefined ? 'on' : 'until';
  return say(isSo ? `mission.so.round.every-${until}` : `mission.so.not-round.every-${until}`, {
    ...rounds,
    to: to ?? 1,
  });
}

function spanOf({ from, to }: ConditionBody<'round'>): 'from' | 'to' | 'only' | 'span' {
  if (to === undefined) return 'from';
  if (from === undefined) return 'to';
  return from === to ? 'only' : 'span';
}

function counterIs(use: 'so' | 'not', asked: Counter, context: MissionContext): string {
  const counter = counterWords(asked.counter, context);
  const say = (how: 'counter' | 'counter-most' | 'counter-is', least: Parameters<typeof thresholdWords>[0]) =>
    context.say(use === 'so' ? `mission.so.${how}` : `mission.so.not-${how}`, {
      counter,
      least: thresholdWords(least, context),
    });
  if ('atLeast' in asked) return say('counter', asked.atLeast);
  if ('atMost' in asked) return say('counter-most', asked.atMost);
  return say('counter-is', asked.is);
}

function often(asked: ConditionBody<'done'>): { readonly rule: string; readonly times: number } {
  return typeof asked === 'string' ? { rule: asked, times: 1 } : asked;
}

function doneIs(use: 'so' | 'not', asked: ConditionBody<'done'>, context: MissionContext): string {
  const { rule, times } = often(asked);
  const name = actionName(rule, context);
  const form = times === 1 ? '' : '-often';
  const prefix = use === 'so' ? 'mission.so.done' : 'mission.so.not-done';
  return name === undefined
    ? context.say(`${prefix}-rule${form}`, { rule: ruleByNumber(rule, context), times })
    : context.say(`${prefix}-action${form}`, { name, times });
}
