import { variantOf } from '../as-looked-at';
import type { Command } from '../command';
import type { DocumentState } from '../mission-document';
import { idsOf, type PartKey, parseKey } from '../parts';
import { takeOut } from './edit';
import { removeParts } from './remove';

/**
 * Takes parts away from what is looked at: with a variant, what all have is left out there and stays with the others. Tiles,
 * labels and arrows are the same for everybody, and go for everybody.
 */
export function takeAway({ mission, history, variant }: DocumentState, keys: Iterable<PartKey>): Command {
  const all = [...keys];
  const ofAll = variantOf(history.now, variant) ? new Set(history.now.tokens?.map(({ id }) => id)) : none;
  const left = new Set([...idsOf(all, 'token')].filter((id) => ofAll.has(id)));
  if (left.size === 0) return removeParts(mission, all);
  const others = all.filter((key) => parseKey(key).kind !== 'token' || !left.has(parseKey(key).id));
  const removal = removeParts(mission, others);
  return {
    label: others.length > 0 ? removal.label : { key: 'step.leave-out' },
    recipe: (draft) => {
      if (others.length > 0) removal.recipe(draft);
      const seen = draft.variants?.find(({ id }) => id === variant);
      const absent = (draft.tokens ?? []).filter(({ id }) => left.has(id));
      if (!seen || absent.length === 0) return;
      takeOut(draft, 'tokens', ({ id }) => left.has(id));
      seen.tokens = [...(seen.tokens ?? []), ...absent];
    },
  };
}

const none: ReadonlySet<string> = new Set();

/** What the last step has left out with the variant that is looked at, and others still have. */
export function justLeftOut({ history, variant }: DocumentState): string[] {
  const step = history.steps[history.done - 1];
  const before = new Set(step && variantOf(step.before, variant)?.without);
  return variantOf(history.now, variant)?.without?.filter((id) => !before.has(id)) ?? [];
}
