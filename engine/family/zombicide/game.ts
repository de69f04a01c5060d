import type { BoardTable } from '../../game/board-table';
import type { KernelState } from '../../game/kernel';
import type { Cells } from '../../game/memory';
import type { Pile } from '../../game/piles';
import type { Generator } from '../../random/generator';
import type { Because } from './because';
import type { FamilyEvent } from './events';
import type { FamilyTable } from './table';
import type { TurnAction } from './turn-action';
import type { Ways } from './ways';
import type { FamilyWord } from './words';

// A game of the family, as far as its rules need to know it. Every system's own kind of game is one.

/** Heaps of cards: the removed ones never come back, and those being dealt lie open. */
type FamilyPile = 'equipment' | 'equipmentDiscards' | 'removed' | 'dealing' | 'zombies' | 'zombieDiscards';

type OpenCells = Pick<Cells, 'at' | 'rows' | 'columns' | 'toArray'>;

/** A game as far as it lies open, to be read only: rules that ask for no more can be asked before anything is done. */
export interface OpenFamilyGame {
  readonly table: FamilyTable;
  /** The board as it lies now. */
  readonly board: BoardTable;
  readonly ways: Ways<OpenFamilyGame, FamilyGame>;
  readonly piles: Readonly<Record<'equipment', Pick<Pile, 'size'>>>;
  readonly because: Because;
  /** What a granted action may be and where it has to be aimed, while such actions are listed. */
  readonly grantedSorts: number;
  readonly grantedZone: number;
  readonly state: {
    readonly firstPlayer: number;
    readonly zombies: OpenCells;
    readonly identity: OpenCells;
    readonly place: OpenCells;
    readonly leader: OpenCells;
    readonly fate: OpenCells;
    readonly wounds: OpenCells;
    readonly actionsLeft: number;
    readonly skills: OpenCells;
    readonly justLearnt: OpenCells;
    readonly justLearntCount: number;
    readonly freeUsed: OpenCells;
    readonly slots: OpenCells;
    readonly emptied: OpenCells;
    readonly reaped: number;
    readonly diceRolled: number;
    readonly dice: OpenCells;
  };
}

export interface FamilyGame extends OpenFamilyGame {
  readonly state: KernelState & {
    round: number;
    firstPlayer: number;
    /** How many of each kind stand in each zone. */
    readonly zombies: Cells;
    /** How many of them have an action to spend, while zombies activate. */
    readonly awake: Cells;
    /** Where those will stand when all of them have spent it. */
    readonly arrivals: Cells;
    /** 1 for zones where they have spent it on an attack. */
    readonly fought: Cells;
    readonly identity: Cells;
    readonly place: Cells;
    readonly leader: Cells;
    readonly fate: Cells;
    /** Whose turn it is: the player, and the survivor, if it is anybody's. */
    player: number;
    active: number;
    actionsLeft: number;
    /** 1 for those who have had their turn this round. */
    readonly activated: Cells;
    /** How many times each survivor owns each skill. */
    readonly skills: Cells;
    /** What somebody has done by points, the level that they have come to, and the skills chosen at each, as bits. */
    readonly adrenaline: Cells;
    readonly level: Cells;
    readonly chosen: Cells;
    readonly wounds: Cells;
    /** 1 while an action is under way, and the skills that it has brought: whose, and which. */
    readonly inAction: number;
    readonly justLearnt: Cells;
    justLearntCount: number;
    /** How often each free action was used in this turn. */
    readonly freeUsed: Cells;
    /** The card in each slot, and 1 for every weapon that has to be reloaded. */
    readonly slots: Cells;
    readonly emptied: Cells;
    /** 1 for those who have searched, or refused a trade, in this turn. */
    readonly searched: Cells;
    readonly refused: Cells;
    readonly equipmentStream: Generator;
    readonly spawnStream: Generator;
    /** 1 for those who have had the extra turn that a card gives them. */
    readonly linked: Cells;
    /** How many Reapers the action at hand has used. */
    reaped: number;
    /** The dice of the attack at hand, and how many of them there are. */
    diceRolled: number;
    readonly dice: Cells;
  };
  readonly piles: Readonly<Record<FamilyPile, Pile>>;
  grantedSorts: number;
  grantedZone: number;
  readonly system: {
    /** Everything a survivor can do in a turn. */
    readonly turnActions: readonly TurnAction<FamilyGame, string>[];
    readonly turnActionFor: (word: number) => TurnAction<FamilyGame, string>;
  };
  /** The numbers of the words that players answer with. */
  readonly words: Readonly<Record<FamilyWord, number>>;
  /** Where events go; nobody makes them where nobody listens. */
  readonly events: { push(event: FamilyEvent): unknown } | undefined;
}

/** One that every game of the family has. */
export type FamilyAction = TurnAction<FamilyGame, FamilyWord>;
