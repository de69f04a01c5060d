import type { SystemId, UnplacedPiece } from '../../engine';
import type { Language } from '../../languages';
import { drawingOf } from '../systems';
import { disc } from './chip';
import type { Figure, FigureLook, SaidOfPieces } from './figure';

/** What a file has laid on a board that is none of its game's. */
const STRAY = 'stray';
const stray: FigureLook = { body: { outline: disc, fill: 'iron' }, letter: '?' };

/** How its game draws a figure. */
export function lookOf(figure: Figure, language: Language): FigureLook {
  return figure.kind === STRAY ? stray : drawingOf(figure.system).lookOf(figure, language);
}

const figures = new WeakMap<object, WeakMap<object, WeakMap<UnplacedPiece, Figure>>>();
const NONE: readonly never[] = [];

/** What a piece of a mission looks like; the same piece of which the same is said is always the same figure. */
export function tokenFigure(system: SystemId, token: UnplacedPiece, said: SaidOfPieces = {}): Figure {
  const { kinds = NONE, groups = NONE } = said;
  const ofKinds = figures.get(kinds) ?? new WeakMap<object, WeakMap<UnplacedPiece, Figure>>();
  figures.set(kinds, ofKinds);
  const among = ofKinds.get(groups) ?? new WeakMap<UnplacedPiece, Figure>();
  ofKinds.set(groups, among);
  const known = among.get(token);
  if (known) return known;
  const figure = drawingOf(system).tokenFigure(token, { kinds, groups }) ?? { system, kind: STRAY };
  among.set(token, figure);
  return figure;
}
