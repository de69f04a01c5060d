import type { Effect } from '../../../../schemas';
import { goalNamed } from '../../../goals';
import { optionNamed, ruleInWords, ruleNamed } from '../../../rules';
import type { UoaWords } from '../words';
import type { Tellers } from './tellers';

export const mission = {
  'goal-reached': ({ goal }, words) => words.say('log.goal-reached', { goal: goalNamed(goal, words) }),
  'mission-rule'({ rule, by }, words, { open, told }) {
    if (open === 'deed' && told?.has(rule) && isReward(rule, words)) return undefined;
    const text = ruleNamed(rule, words);
    if (by === undefined) return words.say('log.mission-rule', { text });
    return words.say('log.mission-action', { who: words.who(by), text });
  },
  'rule-cut-short'({ rule, others, why }, words) {
    const text = [rule, ...others].map((id) => ruleInWords(id, words)).join(' ');
    return words.say(`log.rule-cut-short.${why}`, { text, count: 1 + others.length });
  },
  'in-force': ({ rule, now }, words) =>
    words.say(now ? 'log.in-force' : 'log.in-force-no-more', { text: ruleNamed(rule, words) }),
  postponed: ({ round }, words) => words.say('log.postponed', { round }),
  'not-postponed': ({ rule }, words) => words.say('log.not-postponed', { text: ruleNamed(rule, words) }),
  'mission-dice': ({ dice, sum }, words) =>
    words.say('log.mission-dice', { dice: words.list(dice.map(String)), sum, count: dice.length }),
  chosen: ({ option }, words) => words.say('log.chosen', { option: optionNamed(option, words) }),
  'adrenaline-lost': ({ survivor, points, now }, words) =>
    words.say('log.adrenaline-lost', { who: words.who(survivor), points, now }),
  given: ({ survivor, card }, words) =>
    words.say('log.given', { who: words.who(survivor), card: words.theCard(card) }),
  'objective-stepped'({ colour, from, to }, words) {
    const objective = words.objective(colour);
    return to === undefined
      ? words.say('log.objective-stepped-off', { objective, from: words.zone(from) })
      : words.say('log.objective-stepped', { objective, from: words.zone(from), to: words.zone(to) });
  },
  'objective-laid': ({ colour, zone }, words) =>
    words.say('log.objective-laid', { objective: words.objective(colour), zone: words.zone(zone) }),
  'objective-removed': ({ colour, zone }, words) =>
    words.say('log.objective-removed', { objective: words.objective(colour), zone: words.zone(zone) }),
  'objective-revealed': ({ colour, zone }, words) =>
    words.say('log.objective-revealed', { objective: words.objective(colour), zone: words.zone(zone) }),
  loaded: ({ survivor, objectives }, words) =>
    words.say('log.loaded', { who: words.who(survivor), count: objectives.length }),
  carries: ({ survivor, colour }, words) =>
    words.say('log.carries', { who: words.who(survivor), objective: words.objective(colour) }),
  'handed-over': ({ survivor, colour }, words) =>
    words.say('log.handed-over', { who: words.who(survivor), objective: words.objective(colour) }),
  'set-aside': ({ weapons }, words) => words.say('log.set-aside', { count: weapons }),
  appeared: ({ zone, zombie, count }, words) =>
    words.say('log.appeared', { zombies: words.zombies(zombie, count), zone: words.zone(zone) }),
  'actions-given': (event, words) => actionsChange('given', event, words),
  'actions-taken': (event, words) => actionsChange('taken', event, words),
  brought: ({ survivor, from, to }, words) =>
    words.say('log.brought', { who: words.who(survivor), from: words.zone(from), to: words.zone(to) }),
  'came-back': ({ survivor, zone }, words) =>
    words.say('log.came-back', { who: words.who(survivor), zone: words.zone(zone) }),
  'machine-removed': ({ machine, zone }, words) =>
    words.say('log.machine-removed', { machine: words.machine(machine), zone: words.zone(zone) }),
  'machine-put': ({ machine, from, to }, words) =>
    words.say('log.machine-put', {
      machine: words.machine(machine),
      from: words.zone(from),
      to: words.zone(to),
    }),
  'zombies-put': ({ zombie, count, from, to }, words) =>
    words.say('log.zombies-put', {
      zombies: words.zombies(zombie, count),
      from: words.zone(from),
      to: words.zone(to),
    }),
} satisfies Partial<Tellers>;

function actionsChange(
  how: 'given' | 'taken',
  { survivor, actions, later }: { survivor: string; actions: number; later?: true },
  words: UoaWords,
): string {
  const when = later ? 'later' : 'now';
  return words.say(`log.actions-${how}.${when}`, { who: words.who(survivor), count: actions });
}

/** What everybody sees who is told what comes of it. */
const REWARDS: ReadonlySet<string> = new Set<Effect['effect']>(['adrenaline', 'bounty-weapon', 'card']);

function isReward(id: string, words: UoaWords): boolean {
  const rule = words.mission.rules.find((each) => each.id === id);
  return rule !== undefined && 'do' in rule && rule.do.every(({ effect }) => REWARDS.has(effect));
}
