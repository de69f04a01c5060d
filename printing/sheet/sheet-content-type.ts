import type { Shape } from '../../drawing/scene';
import type { Language } from '../../languages';
import type { Block, Cell, Figure, Section, Table } from '../flow/blocks';

// All that a group at a table must know of a mission, in one language, before anybody knows on which page it stands.

/** What stands in the head of a sheet: `Difficulty`: `hard`. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

/** One kind of thing on the map: its stamp, its name and how many of it there are, in words. */
export interface LegendEntry extends Required<Cell> {
  readonly words: string;
}

export interface SheetMap {
  /** In millimetres of the board, as large as life. */
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  /** What can be seen there. */
  readonly alternative: string;
  /** Every kind of thing that lies on it; none where nothing does. */
  readonly legendTitle: string;
  readonly legend: readonly LegendEntry[];
}

export interface SheetContent {
  readonly language: Language;
  readonly title: string;
  readonly facts: readonly SheetFact[];
  /** None where the mission has none. */
  readonly story: readonly Block[];
  /** Of a mission with tiles. */
  readonly map?: SheetMap;
  /** The tiles alone, to lay them out: which tile, which face, which way up. */
  readonly plan?: Figure;
  /** The same in words, a row for each tile. */
  readonly tiles?: Table;
  /** Everything else, in the order in which it is needed; what the mission has not is left out. */
  readonly sections: readonly Section[];
  /** Who made it, and what others may do with it. */
  readonly credits: readonly Block[];
}
