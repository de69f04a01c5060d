import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Mission } from '../../schemas';
import { allParts, type PartKey } from './parts';

/** What the next command is about. It is no part of the document, and not undone. */
export interface SelectionState {
  readonly keys: ReadonlySet<PartKey>;
}

export interface Selection {
  readonly store: StoreApi<SelectionState>;
  readonly set: (keys: Iterable<PartKey>) => void;
  /** In, if it was not; out, if it was. */
  readonly toggle: (keys: Iterable<PartKey>) => void;
  /** What is not in the mission any more cannot be selected. */
  readonly keepTo: (mission: Mission) => void;
}

const none: ReadonlySet<PartKey> = new Set();

export function createSelection(): Selection {
  const store = createStore<SelectionState>(() => ({ keys: none }));
  const show = (keys: ReadonlySet<PartKey>) => {
    const before = store.getState().keys;
    const isSame = keys.size === before.size && [...keys].every((key) => before.has(key));
    if (!isSame) store.setState({ keys: keys.size === 0 ? none : keys });
  };
  return {
    store,
    set: (keys) => show(new Set(keys)),
    toggle: (keys) => {
      const after = new Set(store.getState().keys);
      for (const key of keys) if (!after.delete(key)) after.add(key);
      show(after);
    },
    keepTo: (mission) => {
      const { keys } = store.getState();
      if (keys.size === 0) return;
      // Looked up one by one, thousands would take longer than a frame.
      const there = new Set(allParts(mission));
      show(new Set([...keys].filter((key) => there.has(key))));
    },
  };
}
