import type { Say } from '../../languages';
import type { AsideCompanion, Mission, Token, Variant } from '../../schemas';
import { variantOf } from './as-looked-at';

/** For whom a piece is there that is not there for any number of survivors. */
export interface Whose {
  /** The variant that alone has it. */
  readonly only?: Variant;
  /** Those that do without it. */
  readonly without: readonly Variant[];
  /** It is there with the variant that is looked at; otherwise it shows as something that is elsewhere. */
  readonly isThere: boolean;
}

export interface PieceOfSome<Piece> extends Whose {
  readonly piece: Piece;
}

/** The tokens of a mission that some have and others have not, as far as they concern the variant that is looked at, or anybody. */
export function tokensOfSome(mission: Mission, variant: string | undefined): PieceOfSome<Token>[] {
  return ofSome(mission, variant, ({ tokens }) => tokens);
}

/** The same of the companions who wait beside the board. */
export function besideOfSome(mission: Mission, variant: string | undefined): PieceOfSome<AsideCompanion>[] {
  return ofSome(mission, variant, ({ aside }) => aside);
}

function ofSome<Piece extends { readonly id: string }>(
  mission: Mission,
  variant: string | undefined,
  of: (owner: Mission | Variant) => readonly Piece[] | undefined,
): PieceOfSome<Piece>[] {
  const { variants = [] } = mission;
  if (variants.length === 0) return [];
  const seen = variantOf(mission, variant);
  const absent = new Map<string, Variant[]>();
  for (const each of variants)
    for (const id of each.without ?? []) absent.set(id, [...(absent.get(id) ?? []), each]);
  const ofAll = (of(mission) ?? []).flatMap((piece) => {
    const without = absent.get(piece.id);
    return without ? [{ piece, without, isThere: seen === undefined || !without.includes(seen) }] : [];
  });
  const own = (seen ? [seen] : variants).flatMap((only) =>
    (of(only) ?? []).map((piece) => ({ piece, only, without: [], isThere: only === seen })),
  );
  return [...ofAll, ...own];
}

/** Only with so many survivors, or not with so many. */
export function whoseWords(
  { only, without }: Pick<Whose, 'only' | 'without'>,
  nameOf: (variant: string) => string,
  say: Say,
): string {
  if (only) return say('variants.only', { who: nameOf(only.id) });
  return without.map(({ id }) => say('variants.not', { who: nameOf(id) })).join(' · ');
}
