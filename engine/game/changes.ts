/** Where two memories of the same length differ: index and new value, in turn. */
export type Changes = Int32Array;

export function changesBetween(before: Int32Array, after: Int32Array): Changes {
  const changes: number[] = [];
  for (let place = 0; place < after.length; place++) {
    if (before[place] !== after[place]) changes.push(place, after[place] as number);
  }
  return Int32Array.from(changes);
}

/** Makes of the one memory the other. */
export function applyChanges(words: Int32Array, changes: Changes): void {
  for (let at = 0; at < changes.length; at += 2) words[changes[at] as number] = changes[at + 1] as number;
}
