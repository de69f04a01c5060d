import type { Shape } from '../../../drawing/scene';
import type { Print } from '../../../drawing/stamp';
import type { PartKey } from '../../document/parts';
import type { NumberMark } from '../marks';

/** A sign on the board that helps to understand it, and is no part of the mission. */
export interface Aid<Sign> {
  readonly sign: Sign;
  /** What it belongs to: while that is held it is not shown. */
  readonly of: readonly PartKey[];
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
  /** What is shown somewhere else instead. */
  readonly hidden: ReadonlySet<string>;
}
