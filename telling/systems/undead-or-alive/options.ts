import { type Action, NONE } from '../../../engine';
import {
  type ActionArguments,
  type ActionWord,
  COLOURS,
  type Observation,
} from '../../../engine/systems/undead-or-alive';
import type { NamedThing } from '../../../languages';
import { optionNamed, ruleNamed } from '../../rules';
import { zoneName } from './by-number';
import { priceNamed } from './mission/prices';
import { placeOfSlot, type UoaWords } from './words';

/** What an action is done with; the second of two weapons may be missing, and a skill that pays. */
type Named<Arguments> = {
  readonly [name in keyof Arguments]: Arguments[name] extends 'number'
    ? number
    : name extends 'second'
      ? string | undefined
      : Arguments extends { readonly with: 'skill' }
        ? string | undefined
        : string;
};

type Options = {
  readonly [Word in ActionWord]: (
    named: Named<ActionArguments[Word]>,
    words: UoaWords,
    seen: Observation,
  ) => string;
};

const options: Options = {
  'start-with': ({ weapon }, words) => words.say('option.start-with', { card: words.theCard(weapon) }),
  'start-in': ({ zone }, words) => words.say('option.start-in', { zone: words.zone(zone) }),
  'first-player': ({ player }, words) => words.say('option.first-player', { player: words.player(player) }),
  companion: ({ survivor }, words) => words.say('option.companion', { who: words.who(survivor) }),
  give: ({ to }, words) => words.say('option.give', { who: words.who(to) }),
  activate: ({ survivor }, words) => words.say('option.activate', { who: words.who(survivor) }),
  move: ({ to }, words, seen) => moveWords(words.zone(to), words, seen),
  'move-on': ({ to }, words) => words.say('option.move-on', { zone: words.zone(to) }),
  stop: (_, words) => words.say('option.stop'),
  charge: ({ to }, words) => words.say('option.charge', { zone: words.zone(to) }),
  jump: ({ to }, words) => words.say('option.jump', { zone: words.zone(to) }),
  'vade-retro': ({ at }, words) => words.say('option.vade-retro', { zone: words.zone(at) }),
  'lift-token': ({ from }, words) => words.say('option.lift-token', { zone: words.zone(from) }),
  shove: ({ to }, words) => words.say('option.shove', { zone: words.zone(to) }),
  lifesaver: ({ at }, words) => words.say('option.lifesaver', { zone: words.zone(at) }),
  drag: ({ survivor }, words) => words.say('option.drag', { who: words.who(survivor) }),
  taunt: ({ at }, words) => words.say('option.taunt', { zone: words.zone(at) }),
  search: (_, words) => words.say('option.search'),
  reorganize: (_, words) => words.say('option.reorganize'),
  trade: ({ with: partner }, words) => words.say('option.trade', { who: words.who(partner) }),
  melee: ({ weapon, second }, words) =>
    words.say('option.melee', { weapon: weaponWords(weapon, second, words) }),
  shoot: ({ weapon, second, at }, words) =>
    words.say('option.shoot', { weapon: weaponWords(weapon, second, words), zone: words.zone(at) }),
  fan: ({ weapon, at }, words) =>
    words.say('option.fan', { weapon: words.theCard(weapon), zone: words.zone(at) }),
  throw: ({ card, at }, words) =>
    words.say('option.throw', { card: words.theCard(card), zone: words.zone(at) }),
  improvise: ({ weapon, at }, words) =>
    words.say('option.improvise', { weapon: words.skill(weapon), zone: words.zone(at) }),
  reload: ({ weapon }, words) => words.say('option.reload', { weapon: words.theCard(weapon) }),
  take: ({ objective }, words, seen) => takeWords(objective, words, seen),
  do: ({ rule }, words) => ruleNamed(rule, words),
  rally: ({ companion }, words) => words.say('option.rally', { who: words.who(companion) }),
  'lend-action': ({ to }, words) => words.say('option.lend-action', { who: words.who(to) }),
  invent: ({ card }, words) => words.say('option.invent', { card: words.theCard(card) }),
  'make-noise': (_, words) => words.say('option.make-noise'),
  'holy-water': ({ card, at }, words) =>
    words.say('option.holy-water', { card: words.theCard(card), zone: words.zone(at) }),
  drive: ({ machine, to }, words, seen) => driveWords(machine, words.zone(to), words, seen),
  board: (_, words) => words.say('option.board'),
  'get-out': (_, words) => words.say('option.get-out'),
  fire: ({ at }, words) => words.say('option.fire', { zone: words.zone(at) }),
  'step-aside': ({ zone }, words) => words.say('option.step-aside', { zone: words.zone(zone) }),
  'end-turn': (_, words) => words.say('option.end-turn'),
  pay: ({ with: skill }, words) =>
    skill === undefined
      ? words.say('option.pay-normally')
      : words.say('option.pay', { skill: words.skill(skill) }),
  decline: (_, words) => words.say('option.decline'),
  heal: ({ survivor }, words) => words.say('option.heal', { who: words.who(survivor) }),
  medic: ({ survivor }, words) => words.say('option.medic', { who: words.who(survivor) }),
  leave: (_, words) => words.say('option.leave'),
  'leave-with': ({ machine }, words) => words.say('option.leave-with', { machine: words.machine(machine) }),
  stay: (_, words) => words.say('option.stay'),
  place: ({ card, owner, slot }, words) =>
    words.say(`option.place.${placeOfSlot(slot)}`, { who: words.who(owner), card: words.theCard(card) }),
  follow: ({ companion, leader }, words) =>
    words.say('option.follow', { who: words.who(companion), leader: words.who(leader) }),
  discard: ({ card }, words) => words.say('option.discard', { card: words.theCard(card) }),
  'hand-over': ({ objective }, words, seen) =>
    words.say('option.hand-over', { objective: objectiveNamed(objective, words, seen) }),
  carry: ({ objective, survivor }, words, seen) =>
    words.say('option.carry', {
      who: words.who(survivor),
      objective: objectiveNamed(objective, words, seen),
    }),
  agree: (_, words) => words.say('option.agree'),
  refuse: (_, words) => words.say('option.refuse'),
  reroll: ({ with: card }, words) => words.say('option.reroll', { card: words.card(card) }),
  'reroll-skill': ({ skill }, words) => words.say('option.reroll-skill', { skill: words.skill(skill) }),
  'extra-die': (_, words) => words.say('option.extra-die'),
  'keep-dice': (_, words) => words.say('option.keep-dice'),
  hit: ({ zombie }, words) => words.say('option.hit', { zombie: words.aZombie(zombie) }),
  reap: ({ zombie }, words) => words.say('option.reap', { zombie: words.aZombie(zombie) }),
  react: ({ survivor }, words) => words.say('option.react', { who: words.who(survivor) }),
  wound: ({ survivor }, words) => words.say('option.wound', { who: words.who(survivor) }),
  skill: ({ skill }, words) => words.skill(skill),
  'pick-survivor': ({ survivor }, words) => words.say('option.pick-survivor', { who: words.who(survivor) }),
  'pick-zone': ({ zone }, words) => words.say('option.pick-zone', { zone: words.zone(zone) }),
  'pick-card': ({ card }, words) => words.say('option.pick-card', { card: words.theCard(card) }),
  option: ({ option }, words) => optionNamed(option, words),
  'pay-price': ({ price }, words) => priceNamed(price, words),
  destination: ({ zone }, words) => words.say('option.destination', { zone: words.zone(zone) }),
  route: ({ zone }, words) => words.say('option.route', { zone: words.zone(zone) }),
  'noise-to': ({ zone }, words) => words.say('option.noise-to', { zone: words.zone(zone) }),
  'spawn-at': ({ token }, words, seen) => tokenWords(token, words, seen),
};

/** Something that can be done, as a line in a list of options. */
export function optionWords(action: Action, words: UoaWords, seen: Observation): string {
  const option = options[action.do as ActionWord] as (
    named: object,
    words: UoaWords,
    seen: Observation,
  ) => string;
  return option(action, words, seen);
}

function moveWords(zone: NamedThing, words: UoaWords, seen: Observation): string {
  const active = seen.value('active');
  // A move for nothing may be somebody else’s.
  const isFree = active === NONE || seen.decision?.name === 'grant';
  const cost = isFree ? 1 : seen.costOfLeaving(active);
  if (cost === 1) return words.say('option.move', { zone });
  return words.say('option.move-away', { zone, actions: words.say('count.actions', { count: cost }) });
}

function driveWords(machine: string, zone: NamedThing, words: UoaWords, seen: Observation): string {
  const active = seen.value('active');
  const number = seen.table.mission.machines.findIndex(({ id }) => id === machine);
  const cost = active === NONE ? 0 : seen.costOfDriving(active, number);
  const actions = words.say('count.actions', { count: cost });
  return words.say('option.drive', { machine: words.machine(machine), zone, actions });
}

function weaponWords(weapon: string, second: string | undefined, words: UoaWords): string {
  return words.theCards(second === undefined ? [weapon] : [weapon, second]);
}

function takeWords(objective: string, words: UoaWords, seen: Observation): string {
  const number = seen.table.mission.objectives.findIndex(({ id }) => id === objective);
  const colour = COLOURS[seen.objectiveColour(number)];
  return colour === undefined
    ? words.say('option.take-unseen')
    : words.say('option.take', { colour: words.colour(colour) });
}

/** One that has been taken: everybody has seen its colour. */
function objectiveNamed(objective: string, words: UoaWords, seen: Observation): string {
  const number = seen.table.mission.objectives.findIndex(({ id }) => id === objective);
  return words.objective(COLOURS[seen.objectiveColour(number)] ?? 'red');
}

function tokenWords(token: string, words: UoaWords, seen: Observation): string {
  const number = seen.table.mission.spawnTokens.findIndex(({ id }) => id === token);
  const zone = zoneName(seen, seen.at('spawnZone', number), words);
  return words.say('option.spawn-at', { token: words.spawnToken(token), zone });
}
