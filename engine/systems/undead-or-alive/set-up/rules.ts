import type { Condition, Effect, Goal, Restriction, Rule } from '../../../../schemas';
import { allEffects, effectLists } from '../../../../schemas/references/effects';
import { goalsWithin } from '../../../../schemas/references/goals';
import type { MissionRules, PlayedRule, Restrictions, RuleOption } from '../mission-program';

/** The rules that the program applies, sorted by what they are asked for in play. */
export function readRules(all: readonly Rule[], goals: readonly Goal[]): MissionRules {
  const rules = all.filter((rule): rule is PlayedRule => !('text' in rule));
  const effects = rules.flatMap(allEffects);
  const lists = rules.flatMap((rule) => effectLists(rule).map((list) => list.effects));
  const restrictions = sortRestrictions(rules.flatMap((rule) => ('forbid' in rule ? [rule.forbid] : [])));
  return {
    rules,
    lists,
    options: rules.flatMap((rule, number) => optionsOf(rule, number, lists)),
    actions: numbersOf(rules, (rule) => 'action' in rule),
    waiting: numbersOf(rules, (rule) => 'asSoonAs' in rule),
    prices: numbersOf(rules, (rule) => 'price' in rule),
    losing: numbersOf(rules, (rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'lose')),
    restrictions,
    barred: restrictions.enter.filter(({ who }) => who !== undefined),
    bringsBack: effects.some(({ effect }) => effect === 'return'),
    carryRules: rules.flatMap((rule) => ('carry' in rule ? [rule.carry] : [])),
    listensTo: new Set(rules.flatMap((rule) => ('when' in rule ? [rule.when.event] : []))),
    counters: [...new Set(effects.flatMap(countersIn))],
    wagonsWantedOut: goals.flatMap(wagonsIn),
    spreadsSurvivors: effects.some(({ effect }) => effect === 'spread-survivors'),
    isWatchful: rules.some(looksAtEverything) || goals.some(isAboutMoreThanTaking),
  };
}

function numbersOf(rules: readonly PlayedRule[], isWanted: (rule: PlayedRule) => boolean): number[] {
  return rules.flatMap((rule, number) => (isWanted(rule) ? [number] : []));
}

function sortRestrictions(all: readonly Restriction[]): Restrictions {
  const of = <W extends Restriction['what']>(what: W) =>
    all.filter((each): each is Extract<Restriction, { what: W }> => each.what === what);
  return {
    take: of('take'),
    rally: of('rally'),
    enter: of('enter'),
    'holy-water': of('holy-water'),
    awaken: of('awaken'),
    exit: of('exit'),
    defeat: of('defeat'),
    spawn: of('spawn'),
  };
}

/** Numbered within their rule. */
function optionsOf(rule: PlayedRule, number: number, lists: readonly (readonly Effect[])[]): RuleOption[] {
  const all = effectLists(rule).flatMap(({ effects }) =>
    effects.flatMap((effect, index) =>
      effect.effect === 'choose'
        ? effect.options.map((option) => ({ list: lists.indexOf(effects), effect: index, option }))
        : [],
    ),
  );
  return all.map((each, index) => ({ ...each, rule: number, id: `${rule.id}.${index + 1}` }));
}

function countersIn(effect: Effect): string[] {
  return effect.effect === 'count' ? [effect.counter] : [];
}

function wagonsIn(goal: Goal): string[] {
  return 'reach' in goal ? wagonsOut(goal.reach) : goalsWithin(goal).goals.flatMap(wagonsIn);
}

function wagonsOut(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(wagonsOut);
  if ('any' in condition) return condition.any.flatMap(wagonsOut);
  return 'left' in condition && condition.left.with ? [condition.left.with] : [];
}

function looksAtEverything(rule: PlayedRule): boolean {
  if ('asSoonAs' in rule) return true;
  if ('passage' in rule) return rule.passage.asLongAs !== undefined || rule.passage.unless !== undefined;
  return 'forbid' in rule && LASTING.includes(rule.forbid.what);
}

/** What is not forbidden until somebody does something, but all the time. */
const LASTING: readonly Restriction['what'][] = ['enter', 'awaken', 'defeat'];

function isAboutMoreThanTaking(goal: Goal): boolean {
  return 'reach' in goal ? !isSettledAtOnce(goal.reach) : goalsWithin(goal).goals.some(isAboutMoreThanTaking);
}

/** Taking and leaving look at the goals by themselves. */
function isSettledAtOnce(condition: Condition): boolean {
  return 'taken' in condition || ('left' in condition && condition.left.with === undefined);
}
