import type { Board, BoardZone } from '../../engine';
import type { Language } from '../../languages';
import type { FaceSource, Mission, Placement, Position } from '../../schemas';
import type { Box } from '../box';
import type { Shape } from '../scene';
import type { Figure } from '../token/figure';

/** A piece of a running game; those of a mission are drawn without being asked for. */
export interface PlacedFigure {
  readonly id: string;
  readonly at: Position;
  readonly figure: Figure;
}

export interface BoardOptions {
  readonly language?: Language;
  /** The colour of the table under everything; on by default. A canvas has its own. */
  readonly table?: boolean;
  /** Room around the board; by default enough for what is drawn there. */
  readonly margin?: number;
  /** For paper: title, compass and scale bar. */
  readonly frame?: boolean;
  /** Every zone outlined and named. */
  readonly zones?: boolean;
  /** What each of them is called. */
  readonly zoneTitle?: (zone: BoardZone) => string;
  /** What this zone sees, by its index on the board. */
  readonly sightFrom?: number;
  /** Areas of the mission that goals and rules call by one name, if its board is at hand. */
  readonly areas?: boolean;
  /** The letters and numbers of the squares by which zones are found; on by default. */
  readonly grid?: boolean;
  /** What lies on the tiles; on by default. */
  readonly tokens?: boolean;
  /** What the author has written, and pointed at; on by default. */
  readonly labels?: boolean;
  /** Only the board, nothing on it. */
  readonly bare?: boolean;
  readonly figures?: readonly PlacedFigure[];
  /** What else is drawn on the board by whoever asks: words about zones keep off. */
  readonly signs?: readonly Box[];
}

export interface BoardPicture {
  readonly placements: readonly Placement[];
  readonly faces: FaceSource;
  readonly mission?: Mission;
  /** Compiled from the placements; zones and sight are drawn from it. */
  readonly board?: Board;
  readonly options?: BoardOptions;
}

/** What is said of zones, under the tokens and above all; in the board's own millimetres. */
export interface Overlays {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}
