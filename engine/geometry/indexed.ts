/** What is found under each number; one thing can be found under several. */
export function indexed<T>(
  items: readonly T[],
  keys: (item: T) => readonly number[],
): ReadonlyMap<number, T[]> {
  const index = new Map<number, T[]>();
  for (const item of items) {
    for (const key of new Set(keys(item))) {
      const known = index.get(key);
      if (known) known.push(item);
      else index.set(key, [item]);
    }
  }
  return index;
}
