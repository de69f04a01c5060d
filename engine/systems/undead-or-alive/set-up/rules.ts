import type { Change, Condition, Effect, Goal, Mission, PriceRule, Restriction } from '../../../../schemas';
import { allEffects, effectLists } from '../../../../schemas/references/effects';
import { goalsWithin } from '../../../../schemas/references/goals';
import { isAboutDeeds } from '../mission/deeds-forbidden';
import type {
  Bundle,
  ChangeOf,
  LastingChange,
  LastingChanges,
  Limited,
  MissionRules,
  PlayedRule,
  Restrictions,
  RuleOption,
} from '../mission-program';
import { isThing, partsOf, pricesOf } from '../survey/price-parts';

/** As much of a mission as its rules are read from. */
type Ruled = Pick<Mission, 'rules' | 'goals' | 'counters'>;

/** The rules that the program applies, sorted by what they are asked for in play. */
export function readRules({ rules: all = [], goals = [], counters = [] }: Ruled): MissionRules {
  const rules = all.filter((rule): rule is PlayedRule => !('text' in rule));
  const effects = rules.flatMap(allEffects);
  const restrictions = rules.flatMap((rule) => ('forbid' in rule ? [rule.forbid] : []));
  const allChanges = changesIn(rules);
  const lists = rules.flatMap((rule) => effectLists(rule).map((list) => list.effects));
  return {
    rules,
    lists,
    options: rules.flatMap((rule, number) => optionsOf(rule, number, lists)),
    actions: numbersOf(rules, (rule) => 'action' in rule),
    waiting: numbersOf(rules, (rule) => 'asSoonAs' in rule),
    prices: sortPrices(rules),
    asksPrices: rules.some((rule) => 'price' in rule),
    bundles: rules.flatMap(bundlesOf),
    searching: rules.flatMap((rule) => ('search' in rule ? [rule.search] : [])),
    losing: numbersOf(rules, (rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'lose')),
    restrictions: sortRestrictions(restrictions),
    barred: restrictions.filter(isForSome),
    bringsBack: effects.some(({ effect }) => effect === 'return'),
    leadsOut: effects.some(({ effect }) => effect === 'leave'),
    deedsForbidden: restrictions.filter(isAboutDeeds),
    allChanges,
    changes: sortChanges(allChanges),
    untilThen: rules.flatMap((rule, number) => {
      const limits = limitsOf(rule);
      return limits?.until === undefined ? [] : [{ rule: number, limits }];
    }),
    numberOf: new Map(rules.flatMap((rule, number) => pairs(limitsOf(rule), number))),
    carryRules: rules.flatMap((rule) => ('carry' in rule ? [rule.carry] : [])),
    listensTo: new Set(rules.flatMap((rule) => ('when' in rule ? [rule.when.event] : []))),
    // Those that nothing counts here come last, and change nothing for games that were kept without them.
    counters: [...new Set([...effects.flatMap(countersIn), ...counters.map(({ id }) => id)])],
    wagonsWantedOut: goals.flatMap(wagonsIn),
    startsArmed: !effects.some(({ effect }) => effect === 'no-starting-weapons'),
    spreadsSurvivors: effects.some(({ effect }) => effect === 'spread-survivors'),
    isWatchful:
      rules.some(looksAtEverything) || effects.some(takesObjectivesOut) || goals.some(isAboutMoreThanTaking),
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
    search: of('search'),
    defeat: of('defeat'),
    spawn: of('spawn'),
    move: of('move'),
    trade: of('trade'),
    melee: of('melee'),
    ranged: of('ranged'),
    reload: of('reload'),
    'make-noise': of('make-noise'),
    drive: of('drive'),
    fire: of('fire'),
    use: of('use'),
    do: of('do'),
    skill: of('skill'),
  };
}

function changesIn(rules: readonly PlayedRule[]): LastingChange[] {
  const found = rules.flatMap((rule, number) =>
    'change' in rule ? [{ rule: number, change: rule.change }] : [],
  );
  return found.map((each, row) => ({ ...each, row }));
}

function sortChanges(all: readonly LastingChange[]): LastingChanges {
  const of = <W extends Change['what']>(what: W) =>
    all.filter((each): each is LastingChange<ChangeOf<W>> => each.change.what === what);
  return {
    sight: of('sight'),
    hidden: of('hidden'),
    'sight-blocked': of('sight-blocked'),
    combat: of('combat'),
    actions: of('actions'),
    zombies: of('zombies'),
    noise: of('noise'),
  };
}

/** What of a rule holds for some people, somewhere, for a while. */
function limitsOf(rule: PlayedRule): Limited | undefined {
  if ('change' in rule) return rule.change;
  if ('passage' in rule) return rule.passage;
  return 'forbid' in rule ? rule.forbid : undefined;
}

function pairs(limits: Limited | undefined, number: number): [Limited, number][] {
  return limits ? [[limits, number]] : [];
}

function sortPrices(rules: readonly PlayedRule[]): MissionRules['prices'] {
  const of = (what: PriceRule['for']) =>
    numbersOf(rules, (rule) => 'price' in rule && rule.price.for === what);
  return {
    rally: of('rally'),
    exit: of('exit'),
    take: of('take'),
    search: of('search'),
    enter: of('enter'),
    drive: of('drive'),
  };
}

function bundlesOf(rule: PlayedRule, number: number): Bundle[] {
  return pricesOf(rule).flatMap((price, index) => {
    const parts = partsOf(price);
    const isOneThing = parts.length === 1 && parts.every(isThing);
    return isOneThing ? [] : [{ id: `${rule.id}.${index + 1}`, rule: number, parts }];
  });
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

/** What nobody asks for any more can be all that was left to take. */
function takesObjectivesOut(effect: Effect): boolean {
  return effect.effect === 'remove' && 'objectives' in effect;
}

function looksAtEverything(rule: PlayedRule): boolean {
  if ('asSoonAs' in rule) return true;
  if ('change' in rule || limitsOf(rule)?.until !== undefined) return true;
  if ('passage' in rule) return rule.passage.asLongAs !== undefined || rule.passage.unless !== undefined;
  return 'forbid' in rule && LASTING.includes(rule.forbid.what);
}

/** Who may not enter a place that others may. */
function isForSome(restriction: Restriction): restriction is Extract<Restriction, { what: 'enter' }> {
  return restriction.what === 'enter' && restriction.who !== undefined;
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
