import { turn } from '../../engine/family/zombicide/turns/turn';
import { ActionList } from '../../engine/game/action-list';
import type { BoardTable } from '../../engine/game/board-table';
import { listAsides, step, stepAside } from '../../engine/game/kernel';
import {
  type EquipmentCard,
  equipmentCards,
  survivors as people,
  skills,
  ZOMBIES,
  type Zombie,
  zombieKinds,
} from '../../engine/systems/undead-or-alive/content';
import { optionalRules } from '../../engine/systems/undead-or-alive/options';
import { levelAt } from '../../engine/systems/undead-or-alive/people/levels';
import { kindsFor } from '../../engine/systems/undead-or-alive/set-up/kinds';
import { newGame } from '../../engine/systems/undead-or-alive/set-up/new-game';
import { readRules } from '../../engine/systems/undead-or-alive/set-up/rules';
import { NONE, SLOTS } from '../../engine/systems/undead-or-alive/state';
import type { Table } from '../../engine/systems/undead-or-alive/table';
import { emptyMission } from './empty-mission';
import { placeCalled } from './places';
import { sameAtEveryTable } from './same-at-every-table';
import { stillBoard } from './still-board';
import { GameAtHand } from './table';

// A straight street for fights: zones z0 to z5, each seeing all the others.

const ZONES = 6;

type Slot = (typeof SLOTS)[number];

export interface Somebody {
  /** The number of a zone; the first if nothing is said. */
  readonly at?: number;
  readonly cards?: Partial<Record<Slot, string>>;
  readonly adrenaline?: number;
}

export interface Fight {
  /** Whose turn it is comes first. */
  readonly survivors: Readonly<Record<string, Somebody>>;
  /** All of them led by the first survivor, unless `alone`. */
  readonly companions?: Readonly<Record<string, { readonly at?: number; readonly alone?: true }>>;
  readonly zombies?: Readonly<Record<number, Partial<Record<Zombie, number>>>>;
  readonly dice?: readonly number[];
  /** The whole bounty deck, the first on top. */
  readonly bounty?: readonly string[];
  readonly balconies?: readonly number[];
  readonly actions?: number;
  /** Cards that are not in the box. */
  readonly inventions?: readonly EquipmentCard[];
}

const numbers = Array.from({ length: ZONES }, (_, zone) => zone);
const away = (from: number, to: number) => Math.abs(from - to);

const board: BoardTable = {
  zones: ZONES,
  isBlocked: () => false,
  neighbours: numbers.map((from) => numbers.filter((to) => away(from, to) === 1)),
  seen: () => numbers,
  seenByTownsfolk: () => numbers,
  range: away,
  townsfolkRange: away,
  distance: away,
};

const rosterNumber = (id: string) => people.findIndex((person) => person.id === id);

function tableOf({
  survivors,
  companions = {},
  zombies = {},
  balconies = [],
  inventions = [],
}: Fight): Table {
  const posse = Object.keys(survivors).map(rosterNumber);
  const cards = [...equipmentCards, ...inventions].flatMap((kind) =>
    Array.from({ length: kind.copies }, (_, copy) => ({ id: `${kind.id}#${copy + 1}`, kind })),
  );
  return {
    carried: undefined,
    sizes: {
      zones: ZONES,
      kinds: ZOMBIES.length,
      survivors: posse.length,
      actors: posse.length + Object.keys(companions).length,
      skills: skills.length,
      cards: cards.length,
      zombieCards: 0,
      spawnTokens: 1,
      objectives: 1,
      goals: 0,
      rules: 0,
      counters: 0,
      entrances: 0,
      changes: 0,
      postponed: 0,
      machines: 0,
      decks: 0,
    },
    boards: [board],
    lying: [],
    ...sameAtEveryTable,
    zones: numbers.map((zone) => ({
      id: `z${zone}`,
      places: [placeCalled(`z${zone}`)],
      names: [],
      building: false,
      balcony: balconies.includes(zone),
      placement: 'a',
      buildingNumber: NONE,
      tags: [],
    })),
    cards,
    boxCards: cards.length,
    objectiveCards: [],
    zombieCards: [],
    roster: people,
    posse,
    players: 1,
    optional: optionalRules(() => false),
    playerOf: posse.map(() => 0),
    mission: {
      id: 'street',
      startZones: [0],
      noiseZone: 5,
      exitZones: [],
      decks: [],
      machines: [],
      startingSpawnZone: 5,
      spawnTokens: [{ id: 'spawn', kind: 'mobile', zone: 1, tile: 'a' }],
      objectives: [{ id: 'crate', zone: 1, colour: 0, group: undefined, mix: undefined }],
      companions: Object.entries(companions).map(([id, { at = 0 }]) => ({
        id,
        zone: at,
        class: undefined,
        survivor: rosterNumber(id),
      })),
      zombies: Object.entries(zombies).flatMap(([zone, kinds]) =>
        Object.entries(kinds).map(([kind, count]) => ({
          zone: Number(zone),
          kind: ZOMBIES.indexOf(kind as Zombie),
          count,
        })),
      ),
      kinds: kindsFor({}),
      miniatures: zombieKinds.map(({ miniatures }) => miniatures),
      ...stillBoard(5, numbers),
      goals: [],
      ...readRules({}),
      areas: [],
      file: emptyMission,
    },
  };
}

/** A fight at the point where the first survivor's turn begins. */
export function fight(given: Fight): Fighting {
  const fighting = new Fighting(newGame(tableOf(given), 'street'));
  const { state, game } = fighting;
  state.noiseZone = 5;
  for (const [id, { at = 0, cards = {}, adrenaline = 0 }] of Object.entries(given.survivors)) {
    fighting.put(id, `z${at}`);
    for (const [slot, card] of Object.entries(cards)) fighting.give(id, card, slot as Slot);
    state.adrenaline.set(fighting.actor(id), 0, adrenaline);
    state.level.set(fighting.actor(id), 0, levelAt(adrenaline));
  }
  for (const [id, { alone }] of Object.entries(given.companions ?? {})) {
    if (!alone) state.leader.set(fighting.actor(id), 0, 0);
  }
  game.piles.bounty.clear();
  fighting.willDraw('bounty', ...(given.bounty ?? []).map((card) => fighting.card(card)));
  fighting.willRoll(...(given.dice ?? []));
  turn.begin(game, 0);
  fighting.advance();
  if (given.actions !== undefined) state.actionsLeft = given.actions;
  game.offeredIsCurrent = false;
  return fighting;
}

/** What happened is kept for the last thing that was done only. */
export class Fighting extends GameAtHand {
  /** The ways to do one sort of thing, without its name. */
  ways(word: string): Record<string, string | number>[] {
    return this.choices.filter((action) => action.do === word).map(({ do: _, ...rest }) => rest);
  }

  /** Does exactly this; a card may be called by its kind. */
  do(word: string, wanted: Readonly<Record<string, string>> = {}): this {
    const option = this.choices.findIndex(
      (action) =>
        action.do === word &&
        Object.keys(action).length === Object.keys(wanted).length + 1 &&
        Object.entries(wanted).every(([name, value]) => isCalled(value, action[name])),
    );
    if (option < 0) throw new Error(`Not now: ${word} ${JSON.stringify(wanted)}`);
    this.forget();
    step(this.game, option);
    return this;
  }

  /** The same over and over. */
  doTimes(times: number, word: string, wanted: Readonly<Record<string, string>>): this {
    for (let time = 0; time < times; time++) this.do(word, wanted);
    return this;
  }

  /** Discards a card, which can be done at any time. */
  drop(kind: string): this {
    const list = new ActionList();
    listAsides(this.game, list);
    const option = Array.from({ length: list.length }, (_, index) => list.argument(index, 0)).findIndex(
      (card) => this.game.table.cards[card]?.kind.id === kind,
    );
    if (option < 0) throw new Error(`Nobody holds ${kind}`);
    this.forget();
    stepAside(this.game, list, option);
    return this;
  }

  /** Zombies in a zone, by kind. */
  zombies(zone: number): Partial<Record<Zombie, number>> {
    return Object.fromEntries(
      ZOMBIES.map((kind, number) => [kind, this.state.zombies.at(zone, number)] as const).filter(
        ([, count]) => count > 0,
      ),
    );
  }
}

function isCalled(name: string, found: unknown): boolean {
  return found === name || (typeof found === 'string' && found.startsWith(`${name}#`));
}
