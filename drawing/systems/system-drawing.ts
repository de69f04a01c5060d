import type { Look, TokenOfTiles, UnplacedPiece } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import type { SeatedTile } from '../board/seats';
import type { Box } from '../box';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import type { Print } from '../stamp';
import type { Plan } from '../tile/plan';
import type { Figure, FigureLook } from '../token/figure';

/** Where a figure stands, seen from the middle of its zone. */
export type Side = 'above' | 'below' | 'beside';

/** How the tiles of a game are drawn, from the plan of a face. */
export interface TileLook {
  shapes(plan: Plan, language: Language): readonly Shape[];
  /** What its words cover. */
  words(plan: Plan, language: Language): readonly Box[];
}

type Seats = ReadonlyMap<string, SeatedTile>;

/** What says that some tiles are one thing. */
interface TilesSign {
  /** Nothing while the tiles are not there. */
  print(token: TokenOfTiles, seats: Seats, mission: Mission): Print | undefined;
  /** Where such a thing is taken in hand. */
  handles(token: TokenOfTiles, seats: Seats): readonly Box[];
}

/**
 * What only a system knows of how its pieces are drawn. What takes a figure is a method: so a system says it of its own
 * figures, and whoever has found it by its id hands in those that it has made.
 */
export interface SystemDrawing<F extends Figure = Figure> {
  /** A piece of a game. */
  figureOf(look: Look): F;
  /** A piece of a mission, as it lies there or is offered; nothing for what is none of this game's. */
  tokenFigure(token: UnplacedPiece): F | undefined;
  lookOf(figure: F, language: Language): FigureLook;
  sideOf(figure: F): Side;
  /** Of a game where tokens make one thing of some tiles. */
  readonly tilesSign?: TilesSign;
  /** Of a game whose tiles are more than plans. */
  readonly tiles?: TileLook;
  /** By which those whom players run are told apart, if there are several. */
  baseColour?(person: number): ColourName;
}
