import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tab } from '../document/tab';
import type { Sitting } from '../game/sitting';

/** The game on an open mission. */
export interface GameSlot {
  /** Kept while one is back at the mission. */
  readonly sitting: Sitting | undefined;
  /** The game is in sight, not the mission. */
  readonly isShown: boolean;
}

/** Which game belongs to which open mission. */
export interface Games {
  readonly of: (tab: Tab) => StoreApi<GameSlot>;
}

export function createGames(): Games {
  const slots = new WeakMap<Tab, StoreApi<GameSlot>>();
  return {
    of: (tab) => {
      const known = slots.get(tab);
      if (known) return known;
      const slot = createStore<GameSlot>(() => ({ sitting: undefined, isShown: false }));
      slots.set(tab, slot);
      return slot;
    },
  };
}
