import type { SystemId, UnplacedPiece } from '../../engine';
import type { Language } from '../../languages';
import { drawingOf } from '../systems';
import { disc } from './chip';
import type { Figure, FigureLook } from './figure';

/** What a file has laid on a board that is none of its game's. */
const STRAY = 'stray';
const stray: FigureLook = { body: { outline: disc, fill: 'iron' }, letter: '?' };

/** How its game draws a figure. */
export function lookOf(figure: Figure, language: Language): FigureLook {
  return figure.kind === STRAY ? stray : drawingOf(figure.system).lookOf(figure, language);
}

const figures = new WeakMap<UnplacedPiece, Figure>();

/** What a piece of a mission looks like; the same piece is always the same figure. */
export function tokenFigure(system: SystemId, token: UnplacedPiece): Figure {
  const known = figures.get(token);
  if (known) return known;
  const figure = drawingOf(system).tokenFigure(token) ?? { system, kind: STRAY };
  figures.set(token, figure);
  return figure;
}
