import type { Board } from '../board/board';
import type { Placement } from '../board/placed';
import type { GameEvent } from './events';
import type { Seen } from './seen';

// How a game looks to whoever sits at its table, in plain data. People, cards, zones and slots go by their numbers.

/** Nobody, nothing, nowhere. */
export const NONE = -1;

/** A board on the table. */
export interface LyingBoard {
  readonly placements: readonly Placement[];
  /** Compiled when somebody first looks at it. */
  readonly board: () => Board;
}

/** What a piece looks like, in words that the drawing of its system knows. */
export interface Look {
  readonly kind: string;
  readonly [property: string]: string | number | boolean | undefined;
}

/** Something that lies or stands on the board. */
export interface Piece {
  /** The same as long as it is the same piece, wherever it goes. */
  readonly id: string;
  readonly look: Look;
  readonly zone: number;
  /** Tokens of the mission: it lies where one of them lies, if that is in its zone. */
  readonly tokens?: readonly string[];
  /** It lies there or nowhere, if there is a map. */
  readonly onlyThere?: true;
}

/** A place on the board, and there a certain piece, if it is about one. */
export interface Spot {
  readonly zone: number;
  readonly piece?: string;
}

/** Pieces that go from zone to zone, and join others there. */
export interface Passing {
  readonly look: Look;
  readonly from: number;
  readonly to: number;
  readonly leaves: string;
  readonly joins: string;
}

/** A die as it lies. */
export interface Die {
  readonly shows: number;
  readonly hits: boolean;
}

/** What came of dice that were thrown at somebody. */
export interface DiceResult {
  /** So many of those that hit, or of the others; none, where it is the weapon that something came of. */
  readonly of: 'hits' | 'misses' | 'weapon';
  readonly dice: number;
  readonly came: 'felled' | 'held' | 'friend' | 'nothing' | 'spent';
  /** Who was hit, or stood in the way. */
  readonly look?: Look;
}

/** What somebody has come to on a track, stage by stage. */
export interface Track {
  readonly name: string;
  readonly points: number;
  readonly stage: string;
  readonly stages: readonly {
    readonly name: string;
    readonly length: number;
    /** How much of it lies behind, from 0 to 1. */
    readonly filled: number;
    readonly isReached: boolean;
  }[];
}

/** Whether it is their turn, or will be, or never again. */
export type PersonState = 'acts' | 'waiting' | 'done' | 'left' | 'eliminated' | 'not-yet';

/** Somebody in the game: those whom players run come first, others who go along with them after them. */
export interface PersonSeen {
  readonly number: number;
  /** Empty until the identity is settled. */
  readonly id: string;
  readonly name: string;
  readonly class: string | undefined;
  readonly piece: string;
  readonly isCompanion: boolean;
  /** Whom they go along with. */
  readonly leader: number;
  readonly zone: number;
  readonly state: PersonState;
  readonly isInPlay: boolean;
  readonly player: number | undefined;
  readonly isFirst: boolean;
  /** What is left of their turn. */
  readonly actionsLeft: number;
  readonly health: { readonly left: number; readonly all: number };
  readonly tracks: readonly Track[];
  /** What is true of them just now, by names. */
  readonly signs: readonly string[];
  readonly skills: readonly { readonly skill: number; readonly id: string; readonly times: number }[];
  /** The card in each slot, or none. */
  readonly slots: readonly number[];
}

/** One card of a box. */
export interface Card {
  readonly number: number;
  readonly id: string;
  /** What is printed on it: copies have the same. */
  readonly kind: string;
  readonly isWeapon: boolean;
  readonly isEmptied: boolean;
}

/** A place for a card. Which of several of the same group it is makes no difference. */
export interface Slot {
  readonly name: string;
  readonly group: string;
  /** What lies there can be used at once. */
  readonly isAtHand: boolean;
}

/** Cards in a pile, by its name. */
export interface Deck {
  readonly name: string;
  readonly count: number;
  /** Those that lie open beside it, from the top down, if any ever do. */
  readonly open?: readonly number[];
}

/** How many of a kind are in a zone. */
export type Horde = (zone: number, kind: number) => number;

/** All that a table shows of cards. */
export interface Cards {
  readonly decks: readonly Deck[];
  readonly slots: readonly Slot[];
  card(number: number): Card | undefined;
  /** The number of a card by its id. */
  cardNumber(id: string): number;
  /** The card that a place is asked for. */
  readonly found: number;
  /** Cards that are dealt out one by one, the next one first, and to whom. */
  readonly dealt: readonly number[];
  readonly dealtTo: readonly number[];
}

/** For a game without cards. */
export const noCards: Cards = {
  decks: [],
  slots: [],
  card: () => undefined,
  cardNumber: () => NONE,
  found: NONE,
  dealt: [],
  dealtTo: [],
};

export interface Picture {
  /** The board at this moment: it may have grown. Undefined in a game without a map: then its zones are shown in a row. */
  readonly lying?: LyingBoard;
  /** Number of the board layout on the table; zones are named by it. */
  readonly board: number;
  /** From the table up. */
  readonly pieces: readonly Piece[];
  /** Counts pieces of a kind in a zone, in a game where some come in numbers. */
  readonly horde?: Horde;
  readonly people: readonly PersonSeen[];
  /** How many of them players run. */
  readonly survivors: number;
  readonly players: number;
  /** Whose turn it is. */
  readonly active: number;
  /** The level by which things come, if there are levels. */
  readonly level?: string | undefined;
  /** Undefined in a game without cards. */
  readonly cards?: Cards;
  /** The zone that the question at hand is about, if questions are about zones. */
  readonly askedAbout?: number;
  /** Whether anybody is there who can be attacked. */
  hasTargets(zone: number): boolean;
  /** Where something is that an action is done with, by its sort in the vocabulary and its name. */
  spotOf(sort: string, name: string): Spot | undefined;
}

/** How a system is looked at. */
export interface Show<S extends Seen = Seen> {
  /**
   * The table as it is seen. What lies behind, the last event first, matters while pieces are moved one after the other
   * that the rules move all at once.
   */
  picture(seen: S, behind?: Iterable<GameEvent>): Picture;
  /** Those who go from zone to zone in an event. */
  passing(event: GameEvent, seen: S): Passing | undefined;
  /** The dice that fell in it: all of a throw, though only some of them were thrown again. */
  dice(event: GameEvent): readonly Die[];
  /** What came of dice that fell before. */
  diceResult(event: GameEvent, seen: S): DiceResult | undefined;
}
