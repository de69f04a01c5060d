import type { BoardTable } from '../../engine/game/board-table';
import { advance, options, step } from '../../engine/game/kernel';
import {
  equipmentCards,
  LEVELS,
  skills,
  survivors,
  ZOMBIES,
  type Zombie,
  type ZombieCard,
  zombieKinds,
} from '../../engine/systems/undead-or-alive/content';
import type { UoaEvent } from '../../engine/systems/undead-or-alive/events';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { optionalRules } from '../../engine/systems/undead-or-alive/options';
import { kindsFor } from '../../engine/systems/undead-or-alive/set-up/kinds';
import { newGame } from '../../engine/systems/undead-or-alive/set-up/new-game';
import { readRules } from '../../engine/systems/undead-or-alive/set-up/rules';
import { spawnStep } from '../../engine/systems/undead-or-alive/spawning/spawn-step';
import { SPAWN_STATUSES, type SpawnKind } from '../../engine/systems/undead-or-alive/state';
import type { Table, TableZone } from '../../engine/systems/undead-or-alive/table';
import { emptyMission } from './empty-mission';
import { placeCalled } from './places';
import { stillBoard } from './still-board';

type Level = (typeof LEVELS)[number];
type Status = (typeof SPAWN_STATUSES)[number];

import { sameAtEveryTable } from './same-at-every-table';

/** Zones that neither see nor reach each other, with their places round the board; `west` shares its with `south`. */
const ZONES = {
  start: { clockwise: 0 },
  north: { clockwise: 1 },
  east: { clockwise: 2 },
  south: { clockwise: 3 },
  west: { clockwise: 3 },
  hall: { clockwise: 4, building: true, placement: 'a', buildingNumber: 0 },
  kitchen: { clockwise: 5, building: true, placement: 'a', buildingNumber: 0 },
  annex: { clockwise: 6, building: true, placement: 'b', buildingNumber: 0 },
  shed: { clockwise: 7, building: true, placement: 'a', buildingNumber: 1 },
  balcony: { clockwise: 8, building: false, balcony: true, placement: 'a', buildingNumber: 0 },
} as const satisfies Readonly<Record<string, Plot>>;

type Plot = Partial<TableZone> & { readonly clockwise: number };
export type Zone = keyof typeof ZONES;

const plots: readonly (readonly [id: string, Plot])[] = Object.entries(ZONES);
export const ids = Object.keys(ZONES) as Zone[];

export interface Yard {
  /** Kind, zone and, where it is not the usual one, which side is up. */
  readonly tokens?: Readonly<Record<string, readonly [SpawnKind, Zone, Status?]>>;
  /** The Zombie deck, the first on top; `used` are its discards. */
  readonly cards?: readonly ZombieCard[];
  readonly used?: readonly ZombieCard[];
  readonly zombies?: Partial<Readonly<Record<Zone, Partial<Record<Zombie, number>>>>>;
  readonly survivors?: Readonly<Record<string, Zone>>;
  readonly level?: Level;
}

const STARTING = { first: ['starting', 'start'] } as const;

export function yard(given: Yard = {}): UoaGame {
  const game = newGame(tableFor(given), 'yard');
  const { state, piles } = game;
  const { cards = [], used = [] } = given;
  piles.zombies.clear();
  for (let card = cards.length - 1; card >= 0; card--) piles.zombies.put(card);
  for (const card of used.keys()) piles.zombieDiscards.put(cards.length + card);
  for (const [token, [, , status]] of Object.values(given.tokens ?? STARTING).entries()) {
    if (status) state.spawnStatus.set(token, 0, SPAWN_STATUSES.indexOf(status));
  }
  for (const [survivor, zone] of Object.values(given.survivors ?? {}).entries()) {
    state.place.set(survivor, 0, ids.indexOf(zone));
    state.level.set(survivor, 0, LEVELS.indexOf(given.level ?? 'blue'));
  }
  game.events = [];
  return game;
}

function tableFor({ tokens = STARTING, cards = [], used = [], zombies = {}, survivors: who }: Yard): Table {
  const posse = Object.keys(who ?? {}).map((id) => survivors.findIndex((person) => person.id === id));
  const spawnTokens = Object.entries(tokens).map(([id, [kind, zone]]) => ({
    id,
    kind,
    zone: ids.indexOf(zone),
    tile: '',
  }));
  const zones = plots.map(([id, { clockwise: _, ...zone }]) => ({
    names: [],
    building: false,
    balcony: false,
    placement: '',
    buildingNumber: -1,
    tags: [],
    ...zone,
    id,
    places: [placeCalled(id)],
  }));
  return {
    carried: undefined,
    sizes: {
      zones: zones.length,
      kinds: ZOMBIES.length,
      survivors: posse.length,
      actors: posse.length,
      skills: skills.length,
      cards: equipmentCards.length,
      zombieCards: cards.length + used.length,
      spawnTokens: spawnTokens.length,
      objectives: 0,
      goals: 0,
      rules: 0,
      counters: 0,
      entrances: 0,
      changes: 0,
      postponed: 0,
      machines: 0,
      decks: 0,
    },
    boards: [islands(zones.length)],
    lying: [],
    ...sameAtEveryTable,
    zones,
    cards: equipmentCards.map((kind) => ({ id: kind.id, kind })),
    boxCards: equipmentCards.length,
    objectiveCards: [],
    zombieCards: [...cards, ...used],
    roster: survivors,
    posse,
    players: 1,
    optional: optionalRules(() => false),
    playerOf: posse.map(() => 0),
    mission: {
      id: 'yard',
      startZones: [0],
      noiseZone: undefined,
      exitZones: [],
      decks: [],
      machines: [],
      startingSpawnZone: 0,
      spawnTokens,
      objectives: [],
      companions: [],
      zombies: Object.entries(zombies).flatMap(([zone, kinds]) =>
        Object.entries(kinds).map(([kind, count]) => ({
          zone: ids.indexOf(zone as Zone),
          kind: ZOMBIES.indexOf(kind as Zombie),
          count,
        })),
      ),
      kinds: kindsFor({}),
      miniatures: zombieKinds.map(({ miniatures }) => miniatures),
      ...stillBoard(
        0,
        plots.map(([, { clockwise }]) => clockwise),
      ),
      goals: [],
      ...readRules({}),
      areas: [],
      file: emptyMission,
    },
  };
}

function islands(zones: number): BoardTable {
  const alone = ids.map((_, zone) => [zone]);
  const toItself = (from: number, to: number) => (from === to ? 0 : -1);
  return {
    zones,
    isBlocked: () => false,
    neighbours: ids.map(() => []),
    seen: (zone) => alone[zone] ?? [],
    seenByTownsfolk: (zone) => alone[zone] ?? [],
    range: toItself,
    townsfolkRange: toItself,
    distance: toItself,
  };
}

let printed = 100;

export function zombieCard(zombie: Exclude<Zombie, 'abomination'>, ...counts: number[]): ZombieCard {
  const [blue = 0, yellow = blue, orange = yellow, red = orange] = counts;
  return { id: ++printed, kind: 'spawn', zombie, counts: [blue, yellow, orange, red] };
}

export function walkers(cards: number): ZombieCard[] {
  return Array.from({ length: cards }, () => zombieCard('walker', 1));
}

export function abominationCard(): ZombieCard {
  return { id: ++printed, kind: 'abomination', counts: [0, 1, 1, 1] };
}

export function extraActivationCard(zombie: Exclude<Zombie, 'abomination'>): ZombieCard {
  return { id: ++printed, kind: 'extra-activation', zombie };
}

/** Goes through the Spawn step, up to its end or the first thing to decide. */
export function spawn(game: UoaGame): readonly UoaEvent[] {
  game.events = [];
  spawnStep.begin(game);
  advance(game);
  return game.events;
}

/** What may be decided now, as tokens. */
export function tokensToChoose(game: UoaGame): string[] {
  const list = options(game);
  const tokens = game.table.mission.spawnTokens;
  return Array.from({ length: list.length }, (_, index) => tokens[list.argument(index, 0)]?.id ?? '');
}

export function choose(game: UoaGame, token: string): readonly UoaEvent[] {
  game.events = [];
  step(game, tokensToChoose(game).indexOf(token));
  return game.events;
}

/** The tokens that got a card, in order. */
export function drawnFor(events: readonly UoaEvent[]): unknown[] {
  return told(events, 'drew', 'token').flatMap(([token]) => token ?? []);
}

/** Of each event of a type, what is in its keys. */
export function told(events: readonly UoaEvent[] | undefined, type: UoaEvent['type'], ...keys: string[]) {
  return (events ?? [])
    .filter((event) => event.type === type)
    .map((event) => keys.map((key) => (event as unknown as Record<string, unknown>)[key]));
}

export function tokenAt(game: UoaGame, id: string): [status: string, zone: string] {
  const token = game.table.mission.spawnTokens.findIndex((each) => each.id === id);
  const zone = game.state.spawnZone.at(token);
  return [SPAWN_STATUSES[game.state.spawnStatus.at(token)] ?? '', ids[zone] ?? ''];
}

export function zombiesAt(game: UoaGame, zone: Zone): Record<Zombie, number> {
  const counts = ZOMBIES.map((kind, number) => [kind, game.state.zombies.at(ids.indexOf(zone), number)]);
  return Object.fromEntries(counts) as Record<Zombie, number>;
}
