import type { Look, TokenOfTiles, UnplacedPiece } from '../../engine';
import type { Language, SentenceKey } from '../../languages';
import type { FaceSource, Mission, Spot } from '../../schemas';
import type { SeatedTile } from '../board/seats';
import type { Box } from '../box';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import type { Print } from '../stamp';
import type { Plan } from '../tile/plan';
import type { Figure, FigureLook, SaidOfPieces } from '../token/figure';

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
  /** By which it is known beside a map. */
  picture(token: TokenOfTiles): readonly Shape[];
  /** Where such a thing is taken in hand. */
  handles(token: TokenOfTiles, seats: Seats): readonly Box[];
}

/** A token as it is cut out of paper: a square. */
export interface Cutout<F extends Figure = Figure> {
  readonly front: F;
  /** What its other side shows; one without looks alike from both. */
  readonly back?: F;
  /** The edge of the square in millimetres. */
  readonly side: number;
  /** How many of them the figure stands for. */
  readonly count: number;
}

/** What is laid on a board without being a token of its mission. */
export interface Beside<F extends Figure = Figure> {
  readonly figure: F;
  readonly count: number;
  readonly name: SentenceKey;
}

/** What is printed on tiles and matters in play, without a token on it. */
interface PrintedSign {
  readonly spot: Spot['kind'];
  readonly name: SentenceKey;
  readonly shapes: () => readonly Shape[];
}

/**
 * What only a system knows of how its pieces are drawn. What takes a figure is a method: so a system says it of its own
 * figures, and whoever has found it by its id hands in those that it has made.
 */
export interface SystemDrawing<F extends Figure = Figure> {
  /** A piece of a game. */
  figureOf(look: Look): F;
  /**
   * A piece of a mission, as it lies there or is offered, with what the mission says of such pieces; nothing for what is none of
   * this game's.
   */
  tokenFigure(token: UnplacedPiece, said?: SaidOfPieces): F | undefined;
  lookOf(figure: F, language: Language): FigureLook;
  sideOf(figure: F): Side;
  /** Nothing for a figure that no piece of cardboard stands for. */
  cutoutOf(figure: F): Cutout<F> | undefined;
  /** Of a game whose missions are played with more than their own tokens. */
  besides?(mission: Mission, faces: FaceSource): readonly Beside<F>[];
  /** Of a game where tokens make one thing of some tiles. */
  readonly tilesSign?: TilesSign;
  readonly printedSigns?: readonly PrintedSign[];
  /** Of a game whose tiles are more than plans. */
  readonly tiles?: TileLook;
  /** By which those whom players run are told apart, if there are several. */
  baseColour?(person: number): ColourName;
  /** Of a game whose weapons run out: what stands for one beside its dice, to be crossed out. */
  readonly weaponSign?: readonly Shape[];
}
