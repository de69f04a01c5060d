import type { Mission } from '../../schemas';
import type { ActionList, Chosen } from './action-list';
import { type AgendaItem, agendaSize, isOpen } from './agenda';
import type { Bends } from './bends';
import { DeadEnd } from './dead-end';
import type { GameEvent } from './events';
import type { Bounds, Memory } from './memory';
import type { Vocabulary } from './vocabulary';

export const MOST_LOADED_DICE = 200;

/** What the state of every system has, beside what is its own. */
export const kernelLayout = {
  values: ['outcome', 'agendaDepth', 'diceLoaded', 'diceTaken'],
  cells: {
    agenda: agendaSize,
    /** Results that come before the generator's: a situation says which dice will fall. */
    loadedDice: [MOST_LOADED_DICE, 1],
  },
} as const;

/** What these can be; the agenda has bounds of its own. */
export const KERNEL_BOUNDS = {
  outcome: [0, 2],
  diceLoaded: [0, MOST_LOADED_DICE],
  diceTaken: [0, MOST_LOADED_DICE],
  loadedDice: [0, 6],
} as const;

export type KernelState = Memory<
  (typeof kernelLayout.values)[number],
  keyof typeof kernelLayout.cells,
  'diceStream'
>;

export const RUNNING = 0;
export const WON = 1;
export const LOST = 2;

/** A game at hand, as the kernel sees it. `Self` is the system's own kind of game. */
export interface Game<Self> {
  readonly system: System<Self>;
  readonly state: KernelState;
  /** Where events go; nobody makes them where nobody listens. */
  events: GameEvent[] | undefined;
  /** What may be done now, once somebody has asked. */
  readonly offered: ActionList;
  offeredIsCurrent: boolean;
}

export type SystemId = Mission['system'];

/** What is particular to one game system. */
export interface System<G> {
  readonly id: SystemId;
  /** Their order is what a saved game remembers them by. */
  readonly agenda: readonly AgendaItem<G>[];
  /** Asks even where there is only one option: whoever tests the rules may want to see it. */
  readonly asksAlways?: true;
  readonly vocabulary: Vocabulary<G>;
  /** What may be changed by hand. */
  readonly bends: Bends<G>;
  /** What may be done at any time, beside the decision at hand. */
  asides?(game: G, list: ActionList): void;
  takeAside?(game: G, action: Chosen): void;
  /** Another game at the same table, whose memory is `words`. */
  twin(game: G, words: Int32Array): G;
  /** Why a game is over. */
  reason(game: G): string;
  round(game: G): number;
  /** What luck has brought, in the words of a replay; undefined for an event without luck. */
  luckIn(event: GameEvent): string | undefined;
  /** What a saved state must keep to, so that no rule stumbles over it. */
  bounds(game: G): GameBounds;
  /** Names of numbers that contradict each other although each is within its bounds; undefined if none do. */
  contradiction(game: G): string | undefined;
}

/** The least and the greatest value for every name of the state, and for every argument of a rule. */
export interface GameBounds {
  readonly state: Readonly<Record<string, Bounds>>;
  readonly arguments: Readonly<Record<string, Bounds>>;
}

/** The options of the decision at hand; empty if nothing is asked. The list is used again: read it before the next step. */
export function options<G extends Game<G>>(game: G): ActionList {
  if (!game.offeredIsCurrent) {
    game.offered.clear();
    decisionOf(game)?.options(game, game.state.agendaDepth - 1, game.offered);
    game.offeredIsCurrent = true;
  }
  return game.offered;
}

/** Takes an option by its place in the list, without checking anything. */
export function step<G extends Game<G>>(game: G, option: number): void {
  const action = options(game).read(option);
  game.offeredIsCurrent = false;
  topOf(game).choose(game, game.state.agendaDepth - 1, action);
  advance(game);
}

/** Writes what may be done at any time into a list of the caller's own. */
export function listAsides<G extends Game<G>>(game: G, list: ActionList): void {
  list.clear();
  if (decisionOf(game)) game.system.asides?.(game, list);
}

/** Takes one of those asides, without checking anything; the decision at hand is asked anew. */
export function stepAside<G extends Game<G>>(game: G, list: ActionList, option: number): void {
  game.system.takeAside?.(game, list.read(option));
  advance(game);
}

/** Many times what the largest horde does in a round: rounds that nobody has a part in go on and on. */
const MOST_STEPS_ALONE = 200_000;

/** Goes on by the rules alone, up to the next thing that somebody has to decide. */
export function advance<G extends Game<G>>(game: G): void {
  const { state } = game;
  game.offeredIsCurrent = false;
  let steps = 0;
  while (state.outcome === RUNNING && state.agendaDepth > 0) {
    const row = state.agendaDepth - 1;
    const item = topOf(game);
    steps += 1;
    if (steps > MOST_STEPS_ALONE) throw new DeadEnd('no-end', item.name);
    if (!item.run(game, row)) state.agendaDepth = row;
    else if (item.asks) {
      const list = options(game);
      if (list.length === 0) {
        if (!item.lapses) throw new DeadEnd('nothing-to-choose', item.name);
        state.agendaDepth = row;
        game.offeredIsCurrent = false;
        continue;
      }
      if (list.length > 1 || item.asksAlways(game, row) || game.system.asksAlways) return;
      game.offeredIsCurrent = false;
      item.choose(game, row, list.read(0));
    }
  }
}

/** The decision that waits for an answer; undefined in the middle of a rule, where a game can be looked at, too, and at its end. */
export function decisionOf<G extends Game<G>>(game: G): AgendaItem<G> | undefined {
  const { outcome, agendaDepth } = game.state;
  if (outcome !== RUNNING || agendaDepth === 0) return undefined;
  const item = topOf(game);
  return item.asks && isOpen(game, agendaDepth - 1) ? item : undefined;
}

/** The decision or rule at hand. */
export function topOf<G extends Game<G>>(game: G): AgendaItem<G> {
  const { state } = game;
  const item = game.system.agenda[state.agenda.at(state.agendaDepth - 1, 0)];
  if (!item) throw new Error('The agenda is empty');
  return item;
}
