import { isDraft, original } from 'immer';

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
  const known = isDraft(list) ? (original(list as object) as readonly T[]) : list;
  // Another part of the same step may have put other items there.
  const isAsKnown = known.length === list.length;
  for (const [index, { id }] of (isAsKnown ? known : [...list]).entries()) {
    const change = changes.get(id);
    const item = change && list[index];
    if (item && item.id === id) change(item);
  }
}

/** Gives several items of a list some keys anew. */
export function setAll<T extends Named>(
  list: T[] | undefined,
  values: ReadonlyMap<string, Partial<NoInfer<T>>>,
): void {
  editAll(
    list,
    new Map([...values].map(([id, value]) => [id, (item: T) => void Object.assign(item, value)])),
  );
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
