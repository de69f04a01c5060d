import { NONE, type PendingDecision } from '../../../engine';
import { COLOURS, LEVELS, type Observation } from '../../../engine/systems/undead-or-alive';
import type { NamedThing } from '../../../languages';
import { actorName, theCard, zoneName } from './by-number';
import type { UoaWords } from './words';

type Ask = (decision: About, words: UoaWords, seen: Observation) => string;

/** What a decision is about, in words. */
class About {
  constructor(
    private readonly numbers: PendingDecision['about'],
    private readonly words: UoaWords,
    private readonly seen: Observation,
  ) {}

  number(name: string): number | undefined {
    return this.numbers[name];
  }

  who(name: string): string {
    return actorName(this.seen, this.numbers[name]);
  }

  zone(name: string): NamedThing {
    return zoneName(this.seen, this.numbers[name], this.words);
  }

  card(name: string): string {
    return theCard(this.seen, this.numbers[name], this.words);
  }

  /** `the blue Objective`. */
  objective(name: string): string {
    const colour = this.seen.objectiveColour(this.numbers[name] ?? 0);
    return this.words.objective(COLOURS[colour] ?? 'red');
  }

  /** `a Fatty`. */
  zombie(name: string): string {
    return this.words.aZombie(this.words.table.kinds[this.numbers[name] ?? 0] ?? '');
  }
}

const questions: Readonly<Record<string, Ask>> = {
  // before the first round
  'choose-companion'(about, words, seen) {
    const zone = seen.at('place', about.number('companion') ?? 0);
    if (zone === NONE) return words.say('ask.choose-companion-aside');
    return words.say('ask.choose-companion', { zone: zoneName(seen, zone, words) });
  },
  'start-with': (about, words) => words.say('ask.start-with', { who: about.who('survivor') }),
  'starting-slot': (about, words) =>
    words.say('ask.starting-slot', { who: about.who('survivor'), card: about.card('card') }),
  'start-in': (about, words) => words.say('ask.start-in', { who: about.who('survivor') }),
  'noise-starts-in': (_, words) => words.say('ask.noise-starts-in'),
  'choose-first-player': (_, words) => words.say('ask.choose-first-player'),
  'choose-first-leader': (about, words) =>
    words.say('ask.choose-first-leader', { who: about.who('companion') }),
  'pick-survivor': (_, words) => words.say('ask.pick-survivor'),
  'pick-zone': (_, words) => words.say('ask.pick-zone'),
  'pick-option': (_, words) => words.say('ask.pick-option'),
  'pick-card': (_, words) => words.say('ask.pick-card'),
  'give-card': (about, words) => words.say('ask.give-card', { card: about.card('card') }),
  'choose-thing': (about, words) => words.say('ask.choose-thing', { who: about.who('survivor') }),
  'pay-price': (about, words) => words.say('ask.pay-price', { who: about.who('survivor') }),
  'choose-bearer': (about, words) =>
    words.say('ask.choose-bearer', { objective: about.objective('objective') }),
  'choose-keeper': (about, words) =>
    words.say('ask.choose-keeper', { objective: about.objective('objective') }),
  // turns
  'choose-survivor': (_, words) => words.say('ask.choose-survivor'),
  act: (about, words, seen) =>
    words.say('ask.act', {
      who: about.who('survivor'),
      actions: words.say('count.actions', { count: seen.value('actionsLeft') }),
    }),
  payment: (about, words) => words.say('ask.payment', { who: about.who('survivor') }),
  grant: (about, words) => words.say('ask.grant', { who: about.who('survivor') }),
  'exit-or-stay': (about, words) => words.say('ask.exit-or-stay', { who: about.who('survivor') }),
  'move-on': (about, words) => words.say('ask.move-on', { who: about.who('survivor') }),
  'charge-on': (about, words) => words.say('ask.charge-on', { who: about.who('survivor') }),
  'lift-token': (about, words) =>
    words.say('ask.lift-token', { who: about.who('survivor'), zone: about.zone('zone') }),
  'drag-or-not': (about, words) =>
    words.say('ask.drag-or-not', { who: about.who('survivor'), other: about.who('companion') }),
  'accept-rescue': (about, words) =>
    words.say('ask.accept-rescue', { who: about.who('survivor'), other: about.who('partner') }),
  'climb-in': (about, words) => words.say('ask.climb-in', { who: about.who('survivor') }),
  'step-aside': (about, words) => words.say('ask.step-aside', { who: about.who('actor') }),
  // cards
  consent: (about, words) =>
    words.say('ask.consent', { who: about.who('survivor'), other: about.who('partner') }),
  'choose-leader': (about, words) => words.say('ask.choose-leader', { who: about.who('companion') }),
  'where-to-put': (about, words) =>
    words.say('ask.where-to-put', { who: about.who('survivor'), card: about.card('card') }),
  'deal-card': (about, words, seen) =>
    words.say('ask.deal-card', {
      who: about.who('one'),
      card: theCard(seen, seen.cardIn('dealing', seen.pileSize('dealing') - 1), words),
    }),
  // fights
  rerolls: (about, words, seen) =>
    words.say('ask.rerolls', { who: about.who('attacker'), dice: diceWords(seen) }),
  'roll-for-sixes': (about, words, seen) =>
    words.say('ask.roll-for-sixes', { who: about.who('attacker'), dice: diceWords(seen) }),
  reaper: (about, words) =>
    words.say('ask.reaper', {
      who: about.who('attacker'),
      zombie: about.zombie('kind'),
      zone: about.zone('zone'),
    }),
  'back-into-backpack': (about, words) =>
    words.say('ask.back-into-backpack', { who: about.who('survivor'), card: about.card('card') }),
  'who-reacts': (about, words) => words.say('ask.who-reacts', { zone: about.zone('zone') }),
  'assign-hit': (about, words) =>
    words.say('ask.assign-hit', { who: about.who('attacker'), zone: about.zone('zone') }),
  'friendly-fire': (about, words) =>
    words.say('ask.friendly-fire', { who: about.who('attacker'), zone: about.zone('zone') }),
  'pick-skill': (about, words) =>
    words.say('ask.pick-skill', {
      who: about.who('survivor'),
      level: words.level(LEVELS[about.number('level') ?? 0] ?? ''),
    }),
  'pick-any-skill': (about, words) => words.say('ask.pick-any-skill', { who: about.who('survivor') }),
  // the end of a round
  'choose-medic': (_, words) => words.say('ask.choose-medic'),
  patient: (about, words) => words.say('ask.patient', { who: about.who('survivor') }),
  // zombies
  'deal-wounds': (about, words) =>
    words.say('ask.deal-wounds', { zone: about.zone('zone'), zombie: about.zombie('kind') }),
  'zombies-destination': (about, words) => words.say('ask.zombies-destination', { zone: about.zone('zone') }),
  'zombies-route': (about, words) =>
    words.say('ask.zombies-route', {
      zombie: about.zombie('kind'),
      zone: about.zone('zone'),
      destination: about.zone('destination'),
    }),
  'choose-linked': (_, words) => words.say('ask.choose-linked'),
  'place-noise': (_, words) => words.say('ask.place-noise'),
  'noise-aside': (_, words) => words.say('ask.noise-aside'),
  'next-spawn-token': (_, words) => words.say('ask.next-spawn-token'),
};

/** What has to be decided, as a question; nothing where a general word for it will do. */
export function questionAsked(
  { name, about }: PendingDecision,
  words: UoaWords,
  seen: Observation,
): string | undefined {
  return questions[name]?.(new About(about, words, seen), words, seen);
}

function diceWords(seen: Observation): string {
  return Array.from({ length: seen.value('diceRolled') }, (_, die) => seen.at('dice', die)).join(', ');
}
