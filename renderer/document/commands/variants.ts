import type { Mission } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { takeOut } from './edit';
import { forget } from './forget';
import { put } from './properties';

/** Numbers of survivors that no variant is for yet. */
export function freeNumbers({ variants = [] }: Mission, { fewest, most }: Numbers): number[] {
  const taken = new Set(variants.flatMap(({ survivors }) => survivors));
  const all = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return all.filter((number) => !taken.has(number));
}

/** How many can play. */
export interface Numbers {
  readonly fewest: number;
  readonly most: number;
}

/** A variant for so many survivors, in which nothing is otherwise yet. */
export function addVariant(survivors: number, taken: ReadonlySet<string>): Command {
  const id = freshId(prefixes.variant, taken);
  return {
    label: { key: 'step.add-variant' },
    isOfAll: true,
    recipe: (draft) => {
      draft.variants = [...(draft.variants ?? []), { id, survivors: [survivors] }];
    },
  };
}

/** With everything that it brings. */
export function removeVariant(id: string): Command {
  return {
    label: { key: 'step.remove-variant' },
    isOfAll: true,
    recipe: (draft) => {
      takeOut(draft, 'variants', (variant) => variant.id === id);
      if (draft.variants?.length === 0) delete draft.variants;
    },
  };
}

/** Whether a variant is for so many; a number is never left to two of them, and none is for nobody. */
export function toggleNumber(id: string, number: number): Command {
  return {
    label: { key: 'step.change-variant' },
    isOfAll: true,
    recipe: ({ variants = [] }) => {
      const variant = variants.find((each) => each.id === id);
      const others = variants.filter((each) => each.id !== id);
      const isElsewhere = others.some(({ survivors }) => survivors.includes(number));
      if (!variant || isElsewhere) return;
      const has = variant.survivors.includes(number);
      const after = has
        ? variant.survivors.filter((each) => each !== number)
        : [...variant.survivors, number].sort((one, other) => one - other);
      const [first, ...rest] = after;
      if (first !== undefined) variant.survivors = [first, ...rest];
    },
  };
}

/** Pieces, goals and rules that so many survivors do without, or have again. */
export function leaveOut(ids: readonly string[], variant: string, isOut: boolean): Command {
  return {
    label: { key: isOut ? 'step.leave-out' : 'step.take-in' },
    isOfAll: true,
    recipe: ({ variants = [] }) => {
      const meant = variants.find(({ id }) => id === variant);
      if (!meant) return;
      const others = (meant.without ?? []).filter((id) => !ids.includes(id));
      const after = isOut ? [...others, ...ids] : others;
      if (after.length > 0) meant.without = after;
      else delete meant.without;
    },
  };
}

/** An optional rule that is settled for some numbers, settled like that for everybody. */
export function settleForAll(option: string, isOn: boolean): Command {
  return {
    label: { key: 'step.change.options' },
    isOfAll: true,
    recipe: (draft) => {
      for (const variant of draft.variants ?? []) {
        const { [option]: _, ...others } = variant.options ?? {};
        put(variant, 'options', Object.keys(others).length > 0 ? others : undefined);
      }
      draft.options = { ...draft.options, [option]: isOn };
    },
  };
}

/** Pieces that all have, to one variant alone, or back; what is mounted on them and stays is let down. */
export function giveTokens(
  ids: readonly string[],
  from: string | undefined,
  to: string | undefined,
): Command {
  return {
    label: { key: 'step.give-tokens' },
    isOfAll: true,
    recipe: (draft) => {
      const { variants = [] } = draft;
      const named = (id: string | undefined) =>
        id === undefined ? draft : variants.find((variant) => variant.id === id);
      const [giver, receiver] = [named(from), named(to)];
      if (!giver || !receiver || giver === receiver) return;
      // Variants may have pieces of the same name, of which no more than one can be there for all.
      const others = to === undefined ? variants.filter(({ id }) => id !== from) : [receiver];
      const taken = new Set(others.flatMap(({ tokens = [] }) => tokens.map(({ id }) => id)));
      const given = (giver.tokens ?? []).filter(({ id }) => ids.includes(id) && !taken.has(id));
      const gone = new Set(given.map(({ id }) => id));
      takeOut(giver, 'tokens', ({ id }) => gone.has(id));
      if (from !== undefined && giver.tokens?.length === 0) delete giver.tokens;
      // What is in a variant only is nothing that another could leave out.
      forget(draft, gone);
      receiver.tokens = [...(receiver.tokens ?? []), ...given];
    },
  };
}

/** Whether the variant does without it. */
export function isLeftOut({ variants = [] }: Mission, variant: string, id: string): boolean {
  return variants.some((each) => each.id === variant && each.without?.includes(id));
}
