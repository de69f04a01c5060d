import { tokenPrints } from '../../../drawing/board/tokens';
import { type Print, reachOf } from '../../../drawing/stamp';
import { type Language, sentence } from '../../../languages';
import type { Mission, Token } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import { numbersOf } from '../../document/variant-names';
import { type TokenOfSome, tokensOfSome } from '../../document/whose';
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

export function piecesOfSome(laid: LaidOut, { whole, variant }: Looked, language: Language): PiecesOfSome {
  const some = tokensOfSome(whole, variant);
  if (some.length === 0) return { ghosts: [], badges: [] };
  const seats = [...seatsOf(laid).values()];
  const lay = (tokens: Token[]) =>
    new Map(tokenPrints(seats, { ...whole, tokens }, { language }).map((print) => [print.id, print]));
  const here = lay(laid.mission.tokens ?? []);
  // Two variants may have a piece of the same name.
  const absent = some.filter(({ isThere }) => !isThere);
  const ghosts = [...new Set(absent.map(({ only }) => only))].flatMap((owner) => {
    const pieces = absent.filter(({ only }) => only === owner);
    const prints = lay(pieces.map(({ token }) => token));
    return pieces.flatMap((piece) => signed(piece, prints.get(keyOf(piece)), language));
  });
  const there = some.filter(({ isThere }) => isThere);
  const marked = there.flatMap((piece) => signed(piece, here.get(keyOf(piece)), language));
  return {
    ghosts: ghosts.map(({ print }) => print),
    badges: [...ghosts, ...marked].map(({ badge }) => badge),
  };
}

function keyOf({ token }: TokenOfSome): PartKey {
  return `token:${token.id}`;
}

function signed({ token, only, without }: TokenOfSome, print: Print | undefined, language: Language) {
  if (!print) return [];
  const [x, y, width] = reachOf(print);
  const of: readonly PartKey[] = [`token:${token.id}`, `tile:${token.at.tile}`];
  const numbers = without.map(numbersOf).join(', ');
  const badge: Mark = {
    kind: 'slip',
    at: [x + width / 2, y],
    lift: LIFT,
    text: only ? numbersOf(only) : sentence(language, 'variants.badge-not', { numbers }),
    rim: only ? 'blue' : 'red',
  };
  return [{ print: { sign: print, of }, badge: { sign: badge, of } }];
}
