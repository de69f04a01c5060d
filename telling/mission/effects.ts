import type { Effect, EffectEach, Gain, Outcome, People, Threshold } from '../../schemas';
import type { MissionContext, PeopleWords } from './context';
import { clauses } from './grammar';
import { counterWords } from './names';

export type EffectWord = Effect['effect'];
export type EffectOf<Word extends EffectWord> = Extract<Effect, { effect: Word }>;

/** Something that people get, by whoever it is, or anything else that happens. */
export type EffectClause =
  | { readonly gets: string; readonly who?: People | undefined }
  | { readonly happens: string };

export type EffectTellers<Words extends EffectWord> = {
  readonly [Word in Words]: (effect: EffectOf<Word>, context: MissionContext) => EffectClause;
};

/** What moves every game on. */
export const courseEffects: EffectTellers<
  'count' | 'lose' | 'win' | 'if' | 'roll' | 'choose' | 'each' | 'later'
> = {
  count: (effect, context) => ({ happens: countWords(effect, context) }),
  lose: (_effect, { say }) => ({ happens: say('mission.effect.lose') }),
  win: (_effect, { say }) => ({ happens: say('mission.effect.win') }),
  if: (effect, context) => {
    const condition = context.telling.circumstance(effect.if, 'if', context);
    const deeds = context.telling.effects(effect.do, context);
    if (effect.else === undefined)
      return { happens: context.say('mission.effect.if', { if: condition, deeds }) };
    const others = context.telling.effects(effect.else, context);
    return { happens: context.say('mission.effect.if-else', { if: condition, deeds, others }) };
  },
  roll: ({ dice = 1, outcomes }, context) => ({
    happens: context.say('mission.effect.roll', {
      count: dice,
      // Parted otherwise than what comes of one of them.
      outcomes: outcomes
        .map((outcome) => outcomeWords(outcome, context))
        .reduce((first, next) => context.say('mission.outcome.next', { first, next })),
    }),
  }),
  choose: ({ options }, context) => {
    const said = options.map((option) => optionWords(option, context));
    return {
      happens: context.say('mission.effect.choose', {
        options: said.reduce((first, next) => context.say('mission.effect.or', { first, next })),
      }),
    };
  },
  each: (effect, context) => ({ happens: eachWords(effect, context) }),
  later: (effect, context) => {
    const deeds = context.telling.effects(effect.do, context);
    return { happens: context.say('mission.effect.later', { count: effect.rounds, deeds }) };
  },
};

/** How far a roll or a counter has to go. */
export function thresholdWords(threshold: Threshold, context: MissionContext): string {
  return numberWords(threshold, context);
}

/** As a number by itself: `3`, `what the counter ‘bell’ shows`. */
function numberWords(amount: Gain | Threshold, context: MissionContext): string {
  if (typeof amount === 'number' || (amount.times ?? 1) !== 1) return amountWords(amount, String, context);
  if ('counter' in amount) {
    return context.say('mission.number.counter', { counter: counterWords(amount.counter, context) });
  }
  const word = 'per' in amount ? SHOWN.find((each) => each === amount.per) : undefined;
  return word === undefined ? amountWords(amount, String, context) : context.say(`mission.number.${word}`);
}

const SHOWN = ['rolled', 'round', 'survivor'] as const;

function amountWords(
  amount: Gain | Threshold,
  some: (count: number) => string,
  context: MissionContext,
): string {
  if (typeof amount === 'number') return some(amount);
  return context.telling.amount?.(amount, some, context) ?? '';
}

function countWords({ counter, by = 1, to }: EffectOf<'count'>, context: MissionContext): string {
  const words = counterWords(counter, context);
  if (to !== undefined) {
    return context.say('mission.effect.count-to', { counter: words, to: thresholdWords(to, context) });
  }
  const times = typeof by === 'number' ? by : (by.times ?? 1);
  const amount = typeof by === 'number' ? Math.abs(by) : { ...by, times: Math.abs(times) };
  return context.say(times < 0 ? 'mission.effect.count-down' : 'mission.effect.count-up', {
    counter: words,
    by: numberWords(amount, context),
  });
}

function outcomeWords({ from, to, do: effects }: Outcome, context: MissionContext): string {
  const deeds = context.telling.effects(effects, context);
  const span = from === undefined ? (to === undefined ? 'any' : 'to') : to === undefined ? 'from' : 'span';
  const isOne = span === 'span' && from === to;
  return context.say(isOne ? 'mission.outcome.only' : `mission.outcome.${span}`, {
    from: from === undefined ? '' : thresholdWords(from, context),
    to: to === undefined ? '' : thresholdWords(to, context),
    deeds,
  });
}

function optionWords(
  { name, if: condition, do: effects }: EffectOf<'choose'>['options'][number],
  context: MissionContext,
): string {
  const deeds = context.telling.effects(effects, context);
  const said =
    name === undefined ? deeds : context.say('mission.option', { name: context.text(name), deeds });
  if (condition === undefined) return said;
  return context.say('mission.option.if', {
    option: said,
    if: context.telling.circumstance(condition, 'if', context),
  });
}

function eachWords(effect: EffectEach, context: MissionContext): string {
  const deeds = context.telling.effects(effect.do, context);
  if ('who' in effect) {
    const { words } = peopleWords(effect.who, context);
    return context.say('mission.effect.each-survivor', { who: words, deeds });
  }
  const where = context.telling.place?.('each', effect.in, context) ?? '';
  return context.say('mission.effect.each-zone', { where, deeds });
}

export function peopleWords(people: People | undefined, context: MissionContext): PeopleWords {
  return context.telling.people?.(people ?? 'doer', context) ?? { words: '', count: 1 };
}

/** One after the other. What the same people get in a row is said at once. */
export function effectsInARow(effects: readonly EffectClause[], context: MissionContext): string {
  const said: string[] = [];
  let gifts: string[] = [];
  let receiver: People | undefined;
  const giveAll = () => {
    if (gifts.length > 0) said.push(giftWords(receiver, context.and(gifts), context));
    gifts = [];
  };
  for (const effect of effects) {
    if ('gets' in effect) {
      if (JSON.stringify(effect.who) !== JSON.stringify(receiver)) giveAll();
      receiver = effect.who;
      gifts.push(effect.gets);
    } else {
      giveAll();
      said.push(effect.happens);
    }
  }
  giveAll();
  return clauses(said, context);
}

function giftWords(receiver: People | undefined, things: string, context: MissionContext): string {
  if (receiver === undefined) return context.say('mission.effect.gets', { things });
  const { words, count } = peopleWords(receiver, context);
  return context.say('mission.effect.get', { who: words, things, count });
}
