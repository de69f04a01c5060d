import type { Because } from '../../family/zombicide/because';
import type { TurnAction as FamilyTurnAction } from '../../family/zombicide/turn-action';
import type { Ways as FamilyWays } from '../../family/zombicide/ways';
import type { FamilyWord } from '../../family/zombicide/words';
import { ActionList } from '../../game/action-list';
import type { Startable } from '../../game/agenda';
import type { BoardTable } from '../../game/board-table';
import type { Game, System } from '../../game/kernel';
import { Pile } from '../../game/piles';
import type { RuleLook } from '../../game/trace';
import type { UoaEvent } from './events';
import { type State, stateOf } from './numbers';
import type { OpenGame } from './open-game';
import { NONE, PILES } from './state';
import type { Table } from './table';
import type { ActionWord } from './words';

/** What is decided higher up, or otherwise in other games: see `ways.ts`. */
export interface Ways extends FamilyWays<OpenGame, UoaGame> {
  /** A zombie of a kind has been taken off the board. */
  afterKill(game: UoaGame, kind: number): void;
  /** Whether a mission lets a spawn token wake up. */
  mayAwaken(game: UoaGame, token: number): boolean;
  /** Whether it lets a card be drawn for it. */
  maySpawn(game: UoaGame, token: number): boolean;
  /** Whether it lets Holy Water move or destroy it. */
  mayBeMoved(game: UoaGame, token: number): boolean;
  /** However somebody comes into a zone: what comes of it. */
  enters(game: UoaGame, actor: number, zone: number): void;
  /** Somebody is out of the game, and safe, with those whom they lead. */
  goesOut(game: UoaGame, survivor: number, rules: readonly string[]): void;
}

/** The rules know each other by this: an action that grants another need not import it. */
export interface UoaSystem extends System<UoaGame> {
  /** Everything a survivor can do in a turn. */
  readonly turnActions: readonly TurnAction[];
  readonly turnActionFor: (word: number) => TurnAction;
  /** What may follow when a survivor's Melee or Ranged action is over. */
  readonly afterCombat: Startable<UoaGame>;
  /** One rule of the mission. */
  readonly missionRule: Startable<UoaGame>;
  /** The rules of the mission about something that has happened. */
  readonly missionRules: Startable<UoaGame>;
  /** A list of what a rule of the mission does. */
  readonly missionEffects: Startable<UoaGame>;
  /** Looks at everything anew that depends on how things stand, the goals above all. */
  readonly settle: Startable<UoaGame>;
  readonly ways: Ways;
  readonly because: Because;
  readonly words: Readonly<Record<FamilyWord, number>>;
}

/** What it takes to say what is where. */
export type GameData = Pick<UoaGame, 'state' | 'table'>;

/** A game of Undead or Alive: what lies on the table for good, and the state of play. */
export interface UoaGame extends Game<UoaGame> {
  readonly system: UoaSystem;
  readonly ways: Ways;
  readonly because: Because;
  readonly words: Readonly<Record<FamilyWord, number>>;
  events: UoaEvent[] | undefined;
  readonly state: State;
  readonly table: Table;
  /** The board in the configuration that is on. */
  readonly board: BoardTable;
  readonly piles: Readonly<Record<(typeof PILES)[number], Pile>>;
  /** The decks of the mission's own, by their numbers. */
  readonly decks: readonly Pile[];
  /** While the options of a granted action are listed: what it may be, and where it has to be aimed. */
  grantedSorts: number;
  grantedZone: number;
  /** Where it is noted which rules of the mission do not apply, and why; nobody notes it where nobody asks. */
  looks: RuleLook[] | undefined;
}

/** Something a survivor can do in their turn. */
export type TurnAction = FamilyTurnAction<UoaGame, ActionWord>;

class TableGame implements UoaGame {
  events: UoaEvent[] | undefined = undefined;
  readonly offered = new ActionList();
  offeredIsCurrent = false;
  grantedSorts = 0;
  grantedZone: number = NONE;
  looks: RuleLook[] | undefined = undefined;
  readonly piles: UoaGame['piles'];
  readonly decks: UoaGame['decks'];
  readonly ways: Ways;
  readonly because: Because;
  readonly words: UoaGame['words'];

  constructor(
    readonly system: UoaSystem,
    readonly table: Table,
    readonly state: State,
  ) {
    this.ways = system.ways;
    this.because = system.because;
    this.words = system.words;
    this.piles = Object.fromEntries(
      PILES.map((name, row) => [name, new Pile(state.piles, row)]),
    ) as unknown as UoaGame['piles'];
    this.decks = table.mission.decks.map((_, number) => new Pile(state.piles, PILES.length + number));
  }

  get board(): BoardTable {
    return this.table.boards[this.state.configuration] as BoardTable;
  }
}

export function gameOf(system: UoaSystem, table: Table, words?: Int32Array): UoaGame {
  return new TableGame(system, table, stateOf(table.sizes, words));
}
