import { type SystemId, systemOf, type TokenKind, type TokenSort, type UnplacedPiece } from '../../engine';
import type { Say } from '../../languages';
import { tokenName } from '../../telling/token-name';
import type { OfferedPiece, OfferedSection } from './system-editor';

/** A section of the palette with every sort of the tokens that stand there, as they are laid down. */
export function shelf(system: SystemId, id: string, say: Say): OfferedSection {
  const { tokens } = systemOf(system).content;
  const pieces = tokens
    .filter(({ section }) => section === id)
    .flatMap((kind) => kind.sorts.map((sort) => pieceOf(kind, sort)))
    .map((piece): OfferedPiece => {
      const name = tokenName(tokens, piece, say);
      return { piece, name, words: name };
    });
  return { id, sets: [{ id, pieces }] };
}

// The same piece is always the same object, by which its picture is known.
const pieces = new WeakMap<TokenSort, UnplacedPiece>();

function pieceOf({ kind, sortedBy }: TokenKind, sort: TokenSort): UnplacedPiece {
  const known = pieces.get(sort);
  if (known) return known;
  // What a kind asks for beside its sort may be left out.
  const piece = { kind, ...(sortedBy === undefined ? {} : { [sortedBy]: sort.id }) } as UnplacedPiece;
  pieces.set(sort, piece);
  return piece;
}
