import { isDraft, original } from 'immer';
import { isSame } from '../../../schemas/same';

interface Named {
  id: string;
}

/** Changes one item of a list. */
export function edit<T extends Named>(list: T[] | undefined, id: string, change: (item: T) => void): void {
  editAll<T>(list, new Map([[id, change]]));
}

/**
 * Changes several items of a list. They are looked for in what the list was made of: to look at an item of a draft
 * makes a draft of it, which is slow for thousands.
 */
export function editAll<T extends Named>(
  list: T[] | undefined,
  changes: ReadonlyMap<string, (item: T) => void>,
): void {
  if (!list || changes.size === 0) return;
  const known = asItWas(list);
  // Another part of the same step may have put other items there.
  const isAsKnown = known.length === list.length;
  for (const [index, { id }] of (isAsKnown ? known : [...list]).entries()) {
    const change = changes.get(id);
    const item = change && list[index];
    if (item && item.id === id) change(item);
  }
}

/** A list as it was before the step, which can be looked through without making drafts of its items. */
export function asItWas<T>(list: readonly T[]): readonly T[] {
  return isDraft(list) ? (original(list as object) as readonly T[]) : list;
}

/** Gives several items of a list some keys anew; those that say the same already stay the very same. */
export function setAll<T extends Named>(
  list: T[] | undefined,
  values: ReadonlyMap<string, Partial<NoInfer<T>>>,
): void {
  const assign = (value: Partial<T>) => (item: T) => {
    for (const key of Object.keys(value) as (keyof T & string)[]) {
      if (!isSame(item[key], value[key])) Object.assign(item, { [key]: value[key] });
    }
  };
  editAll<T>(list, new Map([...values].map(([id, value]) => [id, assign(value as Partial<T>)])));
}

/** Takes items out of a list; one that loses none stays the same. */
export function takeOut<Owner extends object, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
  isMeant: (item: ItemOf<Owner[Key]>) => boolean,
): void {
  const list = owner[key] as ItemOf<Owner[Key]>[] | undefined;
  if (!list?.some(isMeant)) return;
  owner[key] = list.filter((item) => !isMeant(item)) as Owner[Key];
}

type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;
