import type { Point, Shape } from '../../../drawing/scene';
import type { Print } from '../../../drawing/stamp';
import type { Language } from '../../../languages';
import type { MeantPiece } from '../../builder/mentions';
import type { LaidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import type { Mark, NumberMark } from '../marks';

/** A sign on the board that helps to understand it, and is no part of the mission. */
export interface Aid<Sign> {
  readonly sign: Sign;
  /** What it belongs to: while that is held it is not shown. */
  readonly of: readonly PartKey[];
}

/** A piece that the rules lay, or that is printed on a tile: it can be spoken of as if the mission had laid it. */
export interface Besides {
  readonly piece: MeantPiece;
  readonly at: Point;
}

/** How a board lies some rounds later, and what has become of what lies on it. */
export interface Later {
  readonly under: readonly Shape[];
  readonly tiles: readonly Print[];
  readonly signs: readonly Print[];
  /** Tokens that are not where they were any more. */
  readonly hidden: readonly PartKey[];
}

/** What helps to understand the boards of one game. */
export interface SystemAids {
  /** In which order enemies come, beside what they come from. */
  order(laid: LaidOut, language: Language): readonly Aid<NumberMark>[];
  /** What lies on the board without being one of the mission's pieces: it counts, and it shows faintly. */
  ghosts(laid: LaidOut): readonly Aid<Print>[];
  /** The same and what is printed, whatever of it shows. */
  besides(laid: LaidOut): readonly Besides[];
  /** The board so many rounds ahead; undefined if it lies as it does now. */
  later(laid: LaidOut, rounds: number, language: Language): Later | undefined;
}

export interface Aids {
  /** Over the tiles, under the tokens. */
  readonly under: readonly Shape[];
  /** Tiles that come to lie elsewhere, over those that are there now. */
  readonly tiles: readonly Print[];
  /** Tokens that are not there, but could be. */
  readonly ghosts: readonly Print[];
  /** Over the tokens. */
  readonly signs: readonly Print[];
  readonly over: readonly Shape[];
  /** Above all, and never too small to be read. */
  readonly numbers: readonly NumberMark[];
  /** Above all, too: for how many survivors pieces are. */
  readonly badges: readonly Mark[];
  /** What is shown somewhere else instead. */
  readonly hidden: ReadonlySet<string>;
}

/** Where nothing has to be explained, as on the table of a game. */
export const noAids: Aids = {
  under: [],
  over: [],
  tiles: [],
  ghosts: [],
  signs: [],
  numbers: [],
  badges: [],
  hidden: new Set(),
};
