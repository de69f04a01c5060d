import type { TokenKind } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Command } from '../command';
import { dismount, letGoOf } from './along';
import { asItWas, edit } from './edit';
import { put } from './properties';

/** Puts pieces on another one, where that stands; or takes them down, where they are. */
export function mountPieces(ids: readonly string[], mount: string | undefined): Command {
  return {
    label: { key: 'step.change.on' },
    recipe: ({ tokens }) => {
      const below = asItWas(tokens ?? []).find((token) => token.id === mount);
      for (const id of ids) {
        edit(tokens, id, (piece) => {
          if (!below) dismount(piece);
          else if (Reflect.get(piece, 'on') !== below.id)
            Object.assign(piece, { on: below.id, at: { ...below.at } });
        });
      }
    },
  };
}

/** Makes tokens of one kind another sort of it: what cannot be mounted is let down, and so is what was on no mount. */
export function changeSort({ sortedBy, sorts }: TokenKind, ids: readonly string[], to: string): Command {
  const isMounted = sorts.some(({ id, mount }) => id === to && mount !== undefined);
  const isMount = sorts.some(({ mount }) => mount === to);
  return {
    label: { key: `step.change.${sortedBy}` as SentenceKey },
    recipe: ({ tokens, variants = [] }) => {
      if (sortedBy === undefined) return;
      for (const id of ids) {
        edit(tokens, id, (token) => {
          put(token, sortedBy, to);
          if (!isMounted) dismount(token);
        });
      }
      if (isMount) return;
      for (const list of [tokens, ...variants.map((variant) => variant.tokens)]) letGoOf(list, new Set(ids));
    },
  };
}
