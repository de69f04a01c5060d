import type { ActionTraits } from '../../game/traits';
import { type ActionKind, type Naming, type Vocabulary, vocabularyOf } from '../../game/vocabulary';
import { equipmentCards, LEVELS } from './content';
import type { OpenGame } from './open-game';
import { COLOURS, SLOTS } from './state';

/** Everything players can do or decide, what with, and how it shows. Saved games and replays use these words. */
const words = {
  // before the first round
  'start-with': { with: { weapon: 'card' }, chosen: 'beside', shows: 'card' },
  'start-in': { with: { zone: 'zone' }, chosen: 'board' },
  'first-player': { with: { player: 'number' }, chosen: 'beside' },
  companion: { with: { survivor: 'person' }, chosen: 'beside' },
  give: { with: { to: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
  // the players' phase
  activate: {
    with: { survivor: 'survivor' },
    chosen: 'board',
    role: 'begin-turn',
    key: 'b',
    atPeople: 'survivors',
  },
  move: { with: { to: 'zone' }, chosen: 'board', role: 'step' },
  'move-on': { with: { to: 'zone' }, chosen: 'board', role: 'step' },
  stop: { with: {}, chosen: 'beside', role: 'stop', key: 'd', button: { order: 19 } },
  charge: {
    with: { to: 'zone' },
    chosen: 'board',
    role: 'way',
    key: 'c',
    button: { order: 8, isOnBoard: true },
  },
  jump: {
    with: { to: 'zone' },
    chosen: 'board',
    role: 'way',
    key: 'j',
    button: { order: 10, isOnBoard: true },
  },
  'vade-retro': { with: { at: 'zone' }, chosen: 'board', key: 'v', button: { order: 9, isOnBoard: true } },
  'lift-token': { with: { from: 'zone' }, chosen: 'board' },
  shove: { with: { to: 'zone' }, chosen: 'board', key: 'h', button: { order: 11, isOnBoard: true } },
  lifesaver: { with: { at: 'zone' }, chosen: 'board', key: 'f', button: { order: 12, isOnBoard: true } },
  drag: { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
  taunt: { with: { at: 'zone' }, chosen: 'board', key: 'u', button: { order: 13, isOnBoard: true } },
  search: { with: {}, chosen: 'here', key: 's', button: { order: 1, stays: true } },
  reorganize: { with: {}, chosen: 'beside', role: 'arrange', key: 'r', button: { order: 5, stays: true } },
  trade: {
    with: { with: 'survivor' },
    chosen: 'board',
    role: 'trade',
    key: 'x',
    button: { order: 4, stays: true },
    atPeople: 'survivors',
  },
  melee: { with: { weapon: 'card', second: 'card' }, chosen: 'here', role: 'attack' },
  shoot: { with: { weapon: 'card', at: 'zone', second: 'card' }, chosen: 'board', role: 'attack' },
  fan: { with: { weapon: 'card', at: 'zone' }, chosen: 'board', role: 'attack' },
  throw: {
    with: { card: 'card', at: 'zone' },
    chosen: 'board',
    role: 'attack',
    beyondHits: 'possible',
    usesUp: 'card',
  },
  improvise: { with: { weapon: 'skill', at: 'zone' }, chosen: 'board', role: 'attack' },
  reload: { with: { weapon: 'card' }, chosen: 'beside', key: 'l', button: { order: 6 } },
  take: { with: { objective: 'objective' }, chosen: 'board', key: 't', button: { order: 2 } },
  do: { with: { rule: 'rule' }, chosen: 'beside', button: { order: 3, isEach: true } },
  rally: {
    with: { companion: 'survivor' },
    chosen: 'board',
    key: 'y',
    button: { order: 14 },
    atPeople: 'companions',
  },
  'lend-action': {
    with: { to: 'survivor' },
    chosen: 'board',
    key: 'g',
    button: { order: 15 },
    atPeople: 'survivors',
  },
  invent: { with: { card: 'card' }, chosen: 'beside', key: 'i', button: { order: 16 } },
  'make-noise': { with: {}, chosen: 'here', key: 'n', button: { order: 7, stays: true } },
  'holy-water': {
    with: { card: 'card', at: 'zone' },
    chosen: 'board',
    role: 'attack',
    beyondHits: 'wanted',
    usesUp: 'card',
  },
  drive: { with: { machine: 'machine', to: 'zone' }, chosen: 'board', role: 'way' },
  board: { with: { machine: 'machine' }, chosen: 'board', key: 'b', button: { order: 17 } },
  'get-out': { with: {}, chosen: 'here', key: 'o', button: { order: 18 } },
  fire: { with: { machine: 'machine', at: 'zone' }, chosen: 'board', role: 'attack' },
  'step-aside': { with: { zone: 'zone' }, chosen: 'board' },
  'end-turn': {
    with: {},
    chosen: 'beside',
    key: 'e',
    button: { order: 21, stays: true },
    endsTurn: true,
  },
  pay: { with: { with: 'skill' }, chosen: 'beside' },
  decline: { with: {}, chosen: 'beside', key: 'q', button: { order: 20 } },
  heal: { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors', shows: 'health' },
  medic: { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
  leave: { with: {}, chosen: 'beside' },
  'leave-with': { with: { machine: 'machine' }, chosen: 'board' },
  stay: { with: {}, chosen: 'beside' },
  // what a mission asks
  'pick-survivor': { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
  'pick-zone': { with: { zone: 'zone' }, chosen: 'board' },
  'pick-card': { with: { card: 'card-kind' }, chosen: 'beside', shows: 'card' },
  option: { with: { option: 'option' }, chosen: 'beside' },
  'pay-price': { with: { price: 'price' }, chosen: 'beside' },
  // cards
  place: { with: { card: 'card', owner: 'survivor', slot: 'slot' }, chosen: 'beside', role: 'place' },
  follow: { with: { companion: 'survivor', leader: 'survivor' }, chosen: 'board', isAboutSecond: true },
  discard: { with: { card: 'card' }, chosen: 'beside', role: 'discard' },
  'hand-over': { with: { objective: 'objective' }, chosen: 'board' },
  carry: { with: { objective: 'objective', survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
  agree: { with: {}, chosen: 'beside' },
  refuse: { with: {}, chosen: 'beside' },
  // fights
  reroll: { with: { with: 'card' }, chosen: 'beside' },
  'reroll-skill': { with: { skill: 'skill' }, chosen: 'beside', shows: 'skill' },
  'keep-dice': { with: {}, chosen: 'beside' },
  'extra-die': { with: {}, chosen: 'beside' },
  hit: { with: { zombie: 'zombie' }, chosen: 'board' },
  reap: { with: { zombie: 'zombie' }, chosen: 'board' },
  wound: { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors', shows: 'health' },
  skill: { with: { skill: 'skill' }, chosen: 'beside', shows: 'skill' },
  // zombies
  destination: { with: { zone: 'zone' }, chosen: 'board' },
  route: { with: { zone: 'zone' }, chosen: 'board' },
  'noise-to': { with: { zone: 'zone' }, chosen: 'board' },
  'spawn-at': { with: { token: 'spawn-token' }, chosen: 'board' },
  react: { with: { survivor: 'survivor' }, chosen: 'board', atPeople: 'survivors' },
} as const satisfies Record<string, ActionTraits & Pick<ActionKind, 'with'>>;

export type ActionWord = keyof typeof words;
/** What each is done with. */
export type ActionArguments = { readonly [Word in ActionWord]: (typeof words)[Word]['with'] };
/** What else there is to know of each. */
export const actionTraits: Readonly<Record<ActionWord, ActionTraits>> = words;

const order = Object.keys(words) as ActionWord[];

/** The number of each word. */
export const DO = Object.fromEntries(order.map((word, number) => [word, number])) as Record<
  ActionWord,
  number
>;

const named = (namesOf: (game: OpenGame) => readonly string[]): Naming<OpenGame> => ({
  write: (game, value) => namesOf(game)[value] ?? value,
  read(game, written) {
    const value = namesOf(game).indexOf(String(written));
    return value < 0 ? undefined : value;
  },
});

const fixed = (names: readonly string[]) => named(() => names);

/** Names are looked up in lists that never change; each is made once for a table. */
const listOf = <T extends object>(read: (game: OpenGame) => readonly T[], name: (each: T) => string) => {
  const made = new WeakMap<readonly T[], readonly string[]>();
  return named((game) => {
    const list = read(game);
    let names = made.get(list);
    if (!names) made.set(list, (names = list.map(name)));
    return names;
  });
};

const whoIs: Naming<OpenGame> = {
  write: (game, value) => game.table.roster[game.state.identity.at(value)]?.id ?? value,
  read(game, written) {
    for (let actor = 0; actor < game.state.identity.rows; actor++) {
      if (game.table.roster[game.state.identity.at(actor)]?.id === written) return actor;
    }
    return undefined;
  },
};

export const DECKS_TO_DRAW = ['equipment', 'bounty'] as const;

export const vocabulary: Vocabulary<OpenGame> = vocabularyOf(words, {
  zone: listOf(
    (game) => game.table.zones,
    ({ id }) => id,
  ),
  card: listOf(
    (game) => game.table.cards,
    ({ id }) => id,
  ),
  /** Whichever copy of it there is. */
  'card-kind': fixed(equipmentCards.map(({ id }) => id)),
  /** By the number that is printed on it. */
  'zombie-card': {
    write: (game, value) => game.table.zombieCards[value]?.id ?? value,
    read(game, written) {
      const value = game.table.zombieCards.findIndex(({ id }) => id === written);
      return value < 0 ? undefined : value;
    },
  },
  person: listOf(
    (game) => game.table.roster,
    ({ id }) => id,
  ),
  skill: listOf(
    (game) => game.table.skills,
    ({ id }) => id,
  ),
  objective: listOf(
    (game) => game.table.mission.objectives,
    ({ id }) => id,
  ),
  machine: listOf(
    (game) => game.table.mission.machines,
    ({ id }) => id,
  ),
  rule: listOf(
    (game) => game.table.mission.rules,
    ({ id }) => id,
  ),
  /** One of several things that a rule of the mission lets players choose. */
  option: listOf(
    (game) => game.table.mission.options,
    ({ id }) => id,
  ),
  /** A price of several things, or of what is no thing. */
  price: listOf(
    (game) => game.table.mission.bundles,
    ({ id }) => id,
  ),
  'spawn-token': listOf(
    (game) => game.table.mission.spawnTokens,
    ({ id }) => id,
  ),
  /** Survivors and companions in this game. */
  survivor: whoIs,
  slot: fixed(SLOTS),
  zombie: named((game) => game.table.kinds),
  colour: fixed(COLOURS),
  level: fixed(LEVELS),
  /** Of the noise token. */
  side: fixed(['bang', 'boom']),
  /** Decks from which survivors draw. */
  deck: fixed(DECKS_TO_DRAW),
  number: {
    write: (_, value) => value,
    read: (_, written) => (typeof written === 'number' ? written : undefined),
  },
});
