import type { Mission, Position, Token } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { keyOf } from '../parts';
import { positionOn } from './millimetres';
import { add } from './room';

/** A token that has neither a name nor a place yet. */
export type Piece = Unplaced<Token>;

type Unplaced<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

/** Lays a piece that comes from the palette. */
export function placePiece(
  mission: Mission,
  piece: Piece,
  at: Position,
  taken: ReadonlySet<string>,
): Command {
  const id = freshId(prefixes[piece.kind], taken);
  const lies = positionOn(mission, at);
  return {
    label: { key: `step.place.${piece.kind}` },
    recipe: (draft) => {
      if (lies) add(draft, { tokens: [{ id, ...piece, at: lies }] });
    },
    selects: [keyOf('token', id)],
  };
}
