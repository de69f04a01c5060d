import type { SystemId, UnplacedPiece } from '../../engine';
import type { Language } from '../../languages';
import type { OwnKind } from '../../schemas';
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

const figures = new WeakMap<readonly OwnKind[], WeakMap<UnplacedPiece, Figure>>();
const NO_KINDS: readonly OwnKind[] = [];

/** What a piece of a mission looks like; the same piece among the same kinds of zombies is always the same figure. */
export function tokenFigure(
  system: SystemId,
  token: UnplacedPiece,
  kinds: readonly OwnKind[] = NO_KINDS,
): Figure {
  const among = figures.get(kinds) ?? new WeakMap<UnplacedPiece, Figure>();
  figures.set(kinds, among);
  const known = among.get(token);
  if (known) return known;
  const figure = drawingOf(system).tokenFigure(token, kinds) ?? { system, kind: STRAY };
  among.set(token, figure);
  return figure;
}
