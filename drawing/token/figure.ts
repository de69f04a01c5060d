import type { Look, SystemId } from '../../engine';
import type { Named, OwnKind, Text } from '../../schemas';
import type { Shape } from '../scene';
import type { Chip } from './chip';

/** What can lie or stand on a board, as far as its looks go: pieces of a mission and pieces of a game. Its game draws it. */
export interface Figure {
  readonly system: SystemId;
  readonly kind: string;
  /** Names that a mission has written come in every language that they have. */
  readonly [property: string]: Look[string] | Text;
}

/** What a mission says of the sorts of its pieces: its own kinds of zombies, and what it calls groups. */
export interface SaidOfPieces {
  readonly kinds?: readonly OwnKind[] | undefined;
  readonly groups?: readonly Named[] | undefined;
}

const keys = new WeakMap<Figure, string>();

/** The same for figures that look the same. */
export function keyOfFigure(figure: Figure): string {
  const known = keys.get(figure) ?? JSON.stringify(figure);
  keys.set(figure, known);
  return known;
}

/** How a figure is drawn, in one language. */
export interface FigureLook {
  /** A chip of wood, or a shape of its own. */
  readonly body: Chip | ((raised: boolean) => readonly Shape[]);
  /** A letter or two on the chip. */
  readonly letter?: string | undefined;
  /** What is painted on the chip. */
  readonly sign?: readonly Shape[];
  /** How many times as large as others it is. */
  readonly size?: number;
  /** How many it stands for. */
  readonly count?: number | undefined;
  /** The word under it, where a letter would not tell enough. */
  readonly caption?: string | undefined;
}
