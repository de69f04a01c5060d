import { tokenPrints } from '../../../drawing/board/tokens';
import type { Point } from '../../../drawing/scene';
import { type Print, reachOf } from '../../../drawing/stamp';
import { type Language, sentence } from '../../../languages';
import type { Mission, Token } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { keyOf, type PartKey } from '../../document/parts';
import { numbersOf } from '../../document/variant-names';
import { type PieceOfSome, tokensOfSome } from '../../document/whose';
import { seatsOf } from '../../tools/geometry/seats';
import type { Mark } from '../marks';
import type { Aid } from './aid';

/** A mission as its file has it, and the variant that is looked at. */
export interface Looked {
  readonly whole: Mission;
  readonly variant: string | undefined;
}

export interface PiecesOfSome {
  /** Those that are not there as the mission is looked at. */
  readonly ghosts: readonly Aid<Print>[];
  /** For how many survivors they are, or are not. */
  readonly badges: readonly Aid<Mark>[];
}

/** Pixels above its piece. */
const LIFT = 8;

export function piecesOfSome(laid: LaidOut, looked: Looked, language: Language): PiecesOfSome {
  const all = signedPieces(laid, looked, language);
  return {
    ghosts: all.flatMap(({ some, print, of }) => (some.isThere ? [] : [{ sign: print, of }])),
    badges: all.map(({ badge, of }) => ({ sign: badge, of })),
  };
}

/** The faint pieces that lie at a point of the board. */
export function ghostsAt(
  laid: LaidOut,
  looked: Looked,
  [x, y]: Point,
  language: Language,
): readonly PieceOfSome<Token>[] {
  return signedPieces(laid, looked, language).flatMap(({ some, print }) => {
    const [left, top, width, height] = reachOf(print);
    const isAt = x >= left && y >= top && x <= left + width && y <= top + height;
    return isAt && !some.isThere ? [some] : [];
  });
}

interface SignedPiece {
  readonly some: PieceOfSome<Token>;
  readonly print: Print;
  readonly badge: Mark;
  readonly of: readonly PartKey[];
}

function signedPieces(laid: LaidOut, { whole, variant }: Looked, language: Language): SignedPiece[] {
  const some = tokensOfSome(whole, variant);
  if (some.length === 0) return [];
  const seats = [...seatsOf(laid).values()];
  const lay = (tokens: Token[]) =>
    new Map(tokenPrints(seats, { ...whole, tokens }, { language }).map((print) => [print.id, print]));
  const signed = (pieces: readonly PieceOfSome<Token>[], prints: ReadonlyMap<string, Print>) =>
    pieces.flatMap((each) => signedPiece(each, prints.get(keyOf('token', each.piece.id)), language));
  // Two variants may have a piece of the same name.
  const absent = some.filter(({ isThere }) => !isThere);
  const ghosts = [...new Set(absent.map(({ only }) => only))].flatMap((owner) => {
    const pieces = absent.filter(({ only }) => only === owner);
    return signed(pieces, lay(pieces.map(({ piece }) => piece)));
  });
  const there = some.filter(({ isThere }) => isThere);
  return [...ghosts, ...(there.length > 0 ? signed(there, lay(laid.mission.tokens ?? [])) : [])];
}

function signedPiece(some: PieceOfSome<Token>, print: Print | undefined, language: Language): SignedPiece[] {
  if (!print) return [];
  const { piece, only, without } = some;
  const [x, y, width] = reachOf(print);
  const numbers = without.map(numbersOf).join(', ');
  const badge: Mark = {
    kind: 'slip',
    at: [x + width / 2, y],
    lift: LIFT,
    text: only ? numbersOf(only) : sentence(language, 'variants.badge-not', { numbers }),
    rim: only ? 'blue' : 'red',
  };
  return [{ some, print, badge, of: [keyOf('token', piece.id), keyOf('tile', piece.at.tile)] }];
}
