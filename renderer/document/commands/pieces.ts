import type { UnplacedToken } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Mission, Position } from '../../../schemas';
import type { Command } from '../command';
import { freshId } from '../ids';
import { prefixIn } from '../kinds';
import { keyOf } from '../parts';
import { positionOn } from './millimetres';
import { add } from './room';

/** Lays a piece that comes from the palette. */
export function placePiece(
  mission: Mission,
  piece: UnplacedToken,
  at: Position,
  taken: ReadonlySet<string>,
): Command {
  const id = freshId(prefixIn(mission, piece), taken);
  const lies = positionOn(mission, at);
  return {
    label: { key: `step.place.${piece.kind}` as SentenceKey },
    recipe: (draft) => {
      if (lies) add(draft, { tokens: [{ id, ...piece, at: lies }] });
    },
    selects: [keyOf('token', id)],
  };
}
