import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import { dangerLevel } from '../../../family/zombicide/people/adrenaline';
import { healthLeft } from '../../../family/zombicide/people/wounds';
import { grant } from '../../../family/zombicide/turns/grant';
import type { ListedActions } from '../../../game/action-list';
import type { BoardTable } from '../../../game/board-table';
import { decisionOf, options } from '../../../game/kernel';
import {
  legalActions,
  legalDiscards,
  type Outcome,
  outcomeOf,
  type PendingDecision,
  pendingDecision,
  pendingNumber,
} from '../../../game/play';
import { costOfDriving } from '../actions/driving';
import { costOfLeaving } from '../actions/leaving';
import { exitZones } from '../board/now';
import { feat } from '../combat/deeds';
import type { Feat } from '../content';
import { FACE_DOWN, FACE_UP, isFaceDown } from '../face-down';
import type { UoaGame } from '../game';
import { OPEN_TABLES, OPEN_VALUES } from '../numbers';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import type { Table } from '../table';
import { determinise } from './determinise';

let behind: (seen: Observation) => OpenGame;

/**
 * What lies open of the game itself, for rules that can be asked before anything is done. The type keeps everything
 * hidden from them.
 */
export function openGame(seen: Observation): OpenGame {
  return behind(seen);
}

/**
 * A game as players see it: everything by the numbers and names of its state, and nothing of what lies face down or
 * is still to fall. Made once, it always shows how the game stands.
 */
export class Observation {
  readonly #game: UoaGame;

  static {
    behind = (seen) => seen.#game;
  }

  constructor(game: UoaGame) {
    this.#game = game;
  }

  /** A game as it might be for all that players know; the same seed gives the same one. Nobody minds what is done to it. */
  guess(seed: string): UoaGame {
    return determinise(this.#game, seed);
  }

  /** What never changes: zones, cards, people, the mission. */
  get table(): Table {
    return this.#game.table;
  }

  get board(): BoardTable {
    return this.#game.board;
  }

  get round(): number {
    return this.#game.state.round;
  }

  value(name: (typeof OPEN_VALUES)[number]): number {
    return this.#game.state[name];
  }

  at(name: (typeof OPEN_TABLES)[number], row: number, column = 0): number {
    return this.#game.state[name].at(row, column);
  }

  // Asked more often than anything else, and faster than by its name.

  zombiesOf(zone: number, kind: number): number {
    return zombiesOf(this.#game, zone, kind);
  }

  zombiesIn(zone: number): number {
    return zombiesIn(this.#game, zone);
  }

  /** Where survivors may leave, as the board lies now. */
  get exitZones(): readonly number[] {
    return exitZones(this.#game);
  }

  /** None while nobody knows it. */
  objectiveColour(objective: number): number {
    return isFaceDown(this.#game, objective) ? NONE : this.#game.state.objectiveColour.at(objective);
  }

  pileSize(pile: (typeof FACE_DOWN | typeof FACE_UP)[number]): number {
    return this.#game.piles[pile].size;
  }

  /** How many cards are left in a deck of the mission's own, by its number. */
  deckSize(deck: number): number {
    return this.#game.decks[deck]?.size ?? 0;
  }

  /** A card of a heap that lies open, counted from the bottom; none beyond its top. */
  cardIn(pile: (typeof FACE_UP)[number], index: number): number {
    const heap = this.#game.piles[pile];
    return index < heap.size ? heap.card(index) : NONE;
  }

  /** How many wounds somebody can still take. */
  healthLeft(actor: number): number {
    return healthLeft(this.#game, actor);
  }

  /** What a Move action out of their zone costs somebody. */
  costOfLeaving(survivor: number): number {
    return costOfLeaving(this.#game, survivor);
  }

  /** What it costs them to take a machine along. */
  costOfDriving(survivor: number, machine: number): number {
    return costOfDriving(this.#game, survivor, machine);
  }

  /** The level by which Zombie cards are read. */
  get dangerLevel(): number {
    return dangerLevel(this.#game);
  }

  /** What wins the next bounty weapon, while there is one. */
  get feat(): Feat | undefined {
    return feat(this.#game);
  }

  /** What is asked; nothing in the middle of a rule, where nobody can do anything, and nothing at the end. */
  get decision(): PendingDecision | undefined {
    return pendingDecision(this.#game);
  }

  /** Who acts: whom the decision at hand is about, in whoever's turn; else whose turn it is, or nobody. */
  get acting(): number {
    const game = this.#game;
    return pendingNumber(game, 'survivor') ?? pendingNumber(game, 'attacker') ?? game.state.active;
  }

  /** Whether what they do now costs them no action. */
  get actsForNothing(): boolean {
    return decisionOf(this.#game) === grant;
  }

  /** A number of the decision at hand, by its name; none where it has no such number. */
  about(name: string): number {
    return pendingNumber(this.#game, name) ?? NONE;
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.#game);
  }

  /** What may be done now; nothing in the middle of a rule. The list is used again: read it before the game goes on. */
  get options(): ListedActions {
    return options(this.#game);
  }

  /** Everything at once; two games that players cannot tell apart give the same. */
  toJSON(): object {
    const game = this.#game;
    const { state, piles, table } = game;
    const rows = (name: (typeof OPEN_TABLES)[number]) =>
      name === 'dice' ? diceAtHand(game) : state[name].toArray();
    const cards = (pile: (typeof FACE_UP)[number]) =>
      Array.from({ length: piles[pile].size }, (_, index) => piles[pile].card(index));
    return {
      values: Object.fromEntries(OPEN_VALUES.map((name) => [name, state[name]])),
      tables: Object.fromEntries(OPEN_TABLES.map((name) => [name, rows(name)])),
      objectiveColours: table.mission.objectives.map((_, objective) => this.objectiveColour(objective)),
      faceDown: Object.fromEntries(FACE_DOWN.map((pile) => [pile, this.pileSize(pile)])),
      decks: game.decks.map((deck) => deck.size),
      faceUp: Object.fromEntries(FACE_UP.map((pile) => [pile, cards(pile)])),
      feat: this.feat,
      decision: this.decision,
      outcome: this.outcome,
      options: legalActions(game),
      discards: legalDiscards(game),
    };
  }
}

/** What lies in the table beyond these is left over from other attacks. */
function diceAtHand({ state }: UoaGame): number[] {
  return state.dice.toArray().slice(0, state.diceRolled);
}

export function observe(game: UoaGame): Observation {
  return new Observation(game);
}
