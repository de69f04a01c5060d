import { mountOf } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import { become, variantOf } from '../as-looked-at';
import { type Command, perform } from '../command';
import { freshId } from '../ids';
import { prefixIn } from '../kinds';
import { type DocumentState, madeWith } from '../mission-document';
import { keyOf, parseKey } from '../parts';
import type { Tab } from '../tab';

/** The last step, as far as it has changed for everybody what could be otherwise with the variant that is looked at alone. */
export interface ChangeForAll {
  readonly before: Mission;
  readonly after: Mission;
  readonly variant: string;
  /** The pieces of all, by their ids. */
  readonly ids: readonly string[];
}

/**
 * What the last step has changed for everybody, although a variant was looked at, and still is; nothing where it is of everybody
 * by its nature, and nothing between steps that were undone: these would be lost.
 */
export function changedForAll({
  history,
  variant,
}: Pick<DocumentState, 'history' | 'variant'>): ChangeForAll | undefined {
  const step = history.steps[history.done - 1];
  if (!step || history.done < history.steps.length) return undefined;
  if (variant === undefined || madeWith(step) !== variant) return undefined;
  const { before, after } = step;
  if (!variantOf(before, variant) || !variantOf(after, variant)) return undefined;
  // What lies on a tile that was changed, and what goals and rules speak of, went along with these.
  const isOfPieces = OTHERS.every((key) => before[key] === after[key]);
  const without = new Set(variantOf(after, variant)?.without);
  const was = new Map((before.tokens ?? []).map((token) => [token.id, token]));
  const changed = (after.tokens ?? []).filter((token) => {
    const known = was.get(token.id);
    return known !== undefined && known !== token && !without.has(token.id);
  });
  if (!isOfPieces || changed.length === 0) return undefined;
  return { before, after, variant, ids: changed.map(({ id }) => id) };
}

const OTHERS = ['placements', 'faces', 'kinds', 'goals', 'rules'] as const satisfies (keyof Mission)[];

/**
 * The last step again, but for one variant alone: that leaves out the pieces as they were, and has them as they are now,
 * under names of their own, with what is mounted on them.
 */
export function keepOnlyHere(tab: Tab): boolean {
  const change = changedForAll(tab.document.store.getState());
  if (!change || tab.file.getState().isReadOnly) return false;
  const { keys } = tab.selection.store.getState();
  const { command, names } = onlyHere(change, tab.document.idsEver);
  tab.document.undo();
  const renamed = [...keys].map((key) => {
    const { kind, id } = parseKey(key);
    return keyOf(kind, kind === 'token' ? (names.get(id) ?? id) : id);
  });
  return perform(tab, { ...command, selects: renamed });
}

function onlyHere(
  { before, after, variant, ids }: ChangeForAll,
  taken: ReadonlySet<string>,
): { readonly command: Command; readonly names: ReadonlyMap<string, string> } {
  const changed = new Set(ids);
  const without = new Set(variantOf(after, variant)?.without);
  const was = new Map((before.tokens ?? []).map((token) => [token.id, token]));
  const meant = (after.tokens ?? []).filter(
    (token) => !without.has(token.id) && (changed.has(token.id) || changed.has(mountOf(token) ?? '')),
  );
  const used = new Set(taken);
  const names = new Map<string, string>();
  for (const token of meant) {
    const id = freshId(prefixIn(after, token), used);
    used.add(id);
    names.set(token.id, id);
  }
  // What only the variant has may be mounted on one of them, too.
  const asHere = (token: Token): Token => {
    const [id, on] = [names.get(token.id), names.get(mountOf(token) ?? '')];
    return (id ?? on) ? { ...token, id: id ?? token.id, ...(on && { on }) } : token;
  };
  const tokens = (after.tokens ?? []).map((token) =>
    changed.has(token.id) ? (was.get(token.id) ?? token) : token,
  );
  const variants = (after.variants ?? []).map((each) =>
    each.id === variant
      ? {
          ...each,
          without: [...(each.without ?? []), ...names.keys()],
          tokens: [...(each.tokens ?? []), ...meant].map(asHere),
        }
      : each,
  );
  return {
    command: {
      label: { key: 'step.only-here' },
      isOfAll: true,
      recipe: (draft) => become(draft, { ...after, tokens, variants }),
    },
    names,
  };
}
