import type { ActionKind, Naming, Vocabulary } from '../../game/vocabulary';
import { equipmentCards, LEVELS, ZOMBIES } from './content';
import type { OpenGame } from './hidden/open-game';
import { COLOURS, SLOTS } from './state';

/** Everything players can do or decide, and what with. Saved games and replays use these words. */
const words = {
  // before the first round
  'start-with': { weapon: 'card' },
  'start-in': { zone: 'zone' },
  'first-player': { player: 'number' },
  companion: { survivor: 'person' },
  give: { to: 'survivor' },
  // the players' phase
  activate: { survivor: 'survivor' },
  move: { to: 'zone' },
  'move-on': { to: 'zone' },
  stop: {},
  charge: { to: 'zone' },
  jump: { to: 'zone' },
  'vade-retro': { at: 'zone' },
  'lift-token': { from: 'zone' },
  shove: { to: 'zone' },
  lifesaver: { at: 'zone' },
  drag: { survivor: 'survivor' },
  taunt: { at: 'zone' },
  search: {},
  reorganize: {},
  trade: { with: 'survivor' },
  melee: { weapon: 'card', second: 'card' },
  shoot: { weapon: 'card', at: 'zone', second: 'card' },
  fan: { weapon: 'card', at: 'zone' },
  throw: { card: 'card', at: 'zone' },
  improvise: { weapon: 'skill', at: 'zone' },
  reload: { weapon: 'card' },
  take: { objective: 'objective' },
  do: { rule: 'rule' },
  rally: { companion: 'survivor' },
  'lend-action': { to: 'survivor' },
  invent: { card: 'card' },
  'make-noise': {},
  'holy-water': { card: 'card', at: 'zone' },
  drive: { machine: 'machine', to: 'zone' },
  board: { machine: 'machine' },
  'get-out': {},
  fire: { machine: 'machine', at: 'zone' },
  'step-aside': { zone: 'zone' },
  'end-turn': {},
  pay: { with: 'skill' },
  decline: {},
  heal: { survivor: 'survivor' },
  medic: { survivor: 'survivor' },
  leave: {},
  'leave-with': { machine: 'machine' },
  stay: {},
  // cards
  place: { card: 'card', owner: 'survivor', slot: 'slot' },
  follow: { companion: 'survivor', leader: 'survivor' },
  discard: { card: 'card' },
  'hand-over': { objective: 'objective' },
  carry: { objective: 'objective', survivor: 'survivor' },
  agree: {},
  refuse: {},
  // fights
  reroll: { with: 'card' },
  'reroll-skill': { skill: 'skill' },
  'keep-dice': {},
  'extra-die': {},
  hit: { zombie: 'zombie' },
  reap: { zombie: 'zombie' },
  wound: { survivor: 'survivor' },
  skill: { skill: 'skill' },
  // zombies
  destination: { zone: 'zone' },
  route: { zone: 'zone' },
  'noise-to': { zone: 'zone' },
  'spawn-at': { token: 'spawn-token' },
  react: { survivor: 'survivor' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ActionWord = keyof typeof words;
/** What each is done with. */
export type ActionArguments = typeof words;

const order = Object.keys(words) as ActionWord[];

/** The number of each word. */
export const DO = Object.fromEntries(order.map((word, number) => [word, number])) as Record<
  ActionWord,
  number
>;

const kinds: readonly ActionKind[] = order.map((word) => ({ do: word, with: words[word] }));

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

export const vocabulary: Vocabulary<OpenGame> = {
  kinds,
  namings: {
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
    'spawn-token': listOf(
      (game) => game.table.mission.spawnTokens,
      ({ id }) => id,
    ),
    /** Survivors and companions in this game. */
    survivor: whoIs,
    slot: fixed(SLOTS),
    zombie: fixed(ZOMBIES),
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
  },
};
