import type {
  Behaviour,
  CarryRule,
  Change,
  ChooseOption,
  Condition,
  CustomAction,
  Effect,
  Goal,
  Outcome,
  PassageRule,
  Price,
  PriceRule,
  Restriction,
  Rule,
  RuleEvent,
  SearchRule,
} from '../../schemas';
import type { MissionContext } from './context';
import { peopleWords, thresholdWords } from './effects';
import { goalWords } from './goals';
import { fullSentence } from './grammar';
import { ruleWords } from './rules';

/**
 * The parts of goals and rules that have words of their own, by their names in the schema of missions; and what pieces do, which is told
 * beside them.
 */
export interface Parts {
  Goal: Goal;
  Rule: Rule;
  RuleEvent: RuleEvent;
  Condition: Condition;
  Effect: Effect;
  Outcome: Outcome;
  ChooseOption: ChooseOption;
  CustomAction: CustomAction;
  Restriction: Restriction;
  Change: Change;
  PriceRule: PriceRule;
  Price: Price;
  SearchRule: SearchRule;
  PassageRule: PassageRule;
  CarryRule: CarryRule;
  Behaviour: Behaviour;
}

export type PartName = keyof Parts;

/**
 * Whether a goal is made of this condition: then it is told as something to do. As a whole, a goal is one sentence with all the goals
 * that it is made of.
 */
export type PartUse = 'task' | 'circumstance' | 'whole';

/** A part by itself, without the parts that stand within it on lines of their own. */
export function partWords<Name extends PartName>(
  name: Name,
  part: Parts[Name],
  context: MissionContext,
  use: PartUse = 'circumstance',
): string {
  return tellers[name](part, context, use);
}

type PartTellers = {
  readonly [Name in PartName]: (part: Parts[Name], context: MissionContext, use: PartUse) => string;
};

const tellers: PartTellers = {
  Goal: (goal, context, use) => {
    if ('text' in goal) return context.text(goal.text);
    if (use === 'whole') return fullSentence(goalWords(goal, context), context);
    if ('reach' in goal) return fullSentence(context.telling.task(goal.reach, context), context);
    return 'anyOrder' in goal ? context.say('mission.goal.any-order') : context.say('mission.goal.in-order');
  },
  Rule: ruleWords,
  RuleEvent: (event, context) => context.telling.event(event, 'whenever', context),
  Condition: (condition, context, use) => {
    if ('all' in condition) return context.say('mission.part.all');
    if ('any' in condition) return context.say('mission.part.any');
    if ('not' in condition && isCompound(condition.not)) return context.say('mission.part.not');
    return use === 'task'
      ? context.telling.task(condition, context)
      : context.telling.circumstance(condition, 'nothing', context);
  },
  Effect: effectWords,
  Outcome: ({ from, to }, context) => {
    const span = from === undefined ? (to === undefined ? 'any' : 'to') : to === undefined ? 'from' : 'span';
    return context.say(`mission.part.outcome.${span}`, {
      from: from === undefined ? '' : thresholdWords(from, context),
      to: to === undefined ? '' : thresholdWords(to, context),
    });
  },
  ChooseOption: ({ name }, context) => {
    return name === undefined ? context.say('mission.part.option') : context.text(name);
  },
  CustomAction: (action, context) =>
    context.say('mission.part.action', {
      name: context.text(action.name),
      who: context.telling.actor?.(action, context) ?? '',
      cost: context.telling.cost?.(action, context) ?? '',
    }),
  Restriction: (restriction, context) => context.telling.restriction?.(restriction, context) ?? '',
  Change: (change, context) => context.telling.change?.(change, context) ?? '',
  PriceRule: (price, context) => context.telling.price?.(price, context) ?? '',
  Price: (price, context) => context.telling.prices?.([price], context) ?? '',
  SearchRule: (search, context) => context.telling.search?.(search, context) ?? '',
  PassageRule: (passage, context) => context.telling.passage?.(passage, context) ?? '',
  CarryRule: (carry, context) => context.telling.carry?.(carry, context) ?? '',
  Behaviour: (behaviour, context) => context.telling.behaviour?.(behaviour, context) ?? '',
};

/** Its parts stand on lines of their own; of what is plain the denial is one sentence. */
export function isCompound(condition: Condition): boolean {
  return 'all' in condition || 'any' in condition || 'not' in condition;
}

function effectWords(effect: Effect, context: MissionContext): string {
  const { say } = context;
  if (effect.effect === 'if') return say('mission.part.if');
  if (effect.effect === 'roll') return say('mission.part.roll', { count: effect.dice ?? 1 });
  if (effect.effect === 'choose') return say('mission.part.choose');
  if (effect.effect === 'later') return say('mission.part.later', { count: effect.rounds });
  if (effect.effect !== 'each') return context.telling.effects([effect], context);
  return 'who' in effect
    ? say('mission.part.each-survivor', { who: peopleWords(effect.who, context).words })
    : say('mission.part.each-zone', { where: context.telling.place?.('each', effect.in, context) ?? '' });
}
