import {
  type Action,
  type ActionArguments,
  type ActionWord,
  COLOURS,
  NONE,
  type Observation,
} from '../engine';
import { zombiesIn, zoneName } from './by-number';
import { placeOfSlot, type Words } from './words';

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
    words: Words,
    seen: Observation,
  ) => string;
};

const options: Options = {
  'start-with': ({ weapon }, words) => words.say('option.start-with', { card: words.card(weapon) }),
  'start-in': ({ zone }, words) => words.say('option.start-in', { zone: words.zone(zone) }),
  'first-player': ({ player }, words) => words.say('option.first-player', { player: words.player(player) }),
  companion: ({ survivor }, words) => words.say('option.companion', { who: words.who(survivor) }),
  give: ({ to }, words) => words.say('option.give', { who: words.who(to) }),
  activate: ({ survivor }, words) => words.say('option.activate', { who: words.who(survivor) }),
  move: ({ to }, words, seen) => moveWords(words.zone(to), words, seen),
  search: (_, words) => words.say('option.search'),
  reorganize: (_, words) => words.say('option.reorganize'),
  trade: ({ with: partner }, words) => words.say('option.trade', { who: words.who(partner) }),
  melee: ({ weapon, second }, words) =>
    words.say('option.melee', { weapon: weaponWords(weapon, second, words) }),
  shoot: ({ weapon, second, at }, words) =>
    words.say('option.shoot', { weapon: weaponWords(weapon, second, words), zone: words.zone(at) }),
  fan: ({ weapon, at }, words) =>
    words.say('option.fan', { weapon: words.card(weapon), zone: words.zone(at) }),
  throw: ({ card, at }, words) => words.say('option.throw', { card: words.card(card), zone: words.zone(at) }),
  reload: ({ weapon }, words) => words.say('option.reload', { weapon: words.card(weapon) }),
  take: ({ objective }, words, seen) => takeWords(objective, words, seen),
  rally: ({ companion }, words) => words.say('option.rally', { who: words.who(companion) }),
  'make-noise': (_, words) => words.say('option.make-noise'),
  'holy-water': ({ card, at }, words) =>
    words.say('option.holy-water', { card: words.card(card), zone: words.zone(at) }),
  'end-turn': (_, words) => words.say('option.end-turn'),
  pay: ({ with: skill }, words) =>
    skill === undefined
      ? words.say('option.pay-normally')
      : words.say('option.pay', { skill: words.skill(skill) }),
  decline: (_, words) => words.say('option.decline'),
  leave: (_, words) => words.say('option.leave'),
  stay: (_, words) => words.say('option.stay'),
  place: ({ card, owner, slot }, words) =>
    words.say(`option.place.${placeOfSlot(slot)}`, { who: words.who(owner), card: words.card(card) }),
  discard: ({ card }, words) => words.say('option.discard', { card: words.card(card) }),
  agree: (_, words) => words.say('option.agree'),
  refuse: (_, words) => words.say('option.refuse'),
  reroll: ({ with: card }, words) => words.say('option.reroll', { card: words.card(card) }),
  'keep-dice': (_, words) => words.say('option.keep-dice'),
  hit: ({ zombie }, words) => words.say('option.hit', { zombie: words.aZombie(zombie) }),
  wound: ({ survivor }, words) => words.say('option.wound', { who: words.who(survivor) }),
  skill: ({ skill }, words) => words.skill(skill),
  destination: ({ zone }, words) => words.say('option.destination', { zone: words.zone(zone) }),
  route: ({ zone }, words) => words.say('option.route', { zone: words.zone(zone) }),
  'noise-to': ({ zone }, words) => words.say('option.noise-to', { zone: words.zone(zone) }),
  'spawn-at': ({ token }, words, seen) => tokenWords(token, words, seen),
};

/** Something that can be done, as a line in a list of options. */
export function optionWords(action: Action, words: Words, seen: Observation): string {
  const option = options[action.do as ActionWord] as (
    named: object,
    words: Words,
    seen: Observation,
  ) => string;
  return option(action, words, seen);
}

function moveWords(zone: string, words: Words, seen: Observation): string {
  const active = seen.value('active');
  const left = active === NONE ? 0 : zombiesIn(seen, seen.at('place', active));
  if (left === 0) return words.say('option.move', { zone });
  return words.say('option.move-away', { zone, actions: words.say('count.actions', { count: 1 + left }) });
}

function weaponWords(weapon: string, second: string | undefined, words: Words): string {
  return words.cards(second === undefined ? [weapon] : [weapon, second]);
}

function takeWords(objective: string, words: Words, seen: Observation): string {
  const number = seen.table.mission.objectives.findIndex(({ id }) => id === objective);
  const colour = COLOURS[seen.objectiveColour(number)];
  return colour === undefined
    ? words.say('option.take-unseen')
    : words.say('option.take', { colour: words.colour(colour) });
}

function tokenWords(token: string, words: Words, seen: Observation): string {
  const number = seen.table.mission.spawnTokens.findIndex(({ id }) => id === token);
  const zone = zoneName(seen, seen.at('spawnZone', number), words);
  return words.say('option.spawn-at', { token: words.spawnToken(token), zone });
}
