import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the pointer is over, or where the keyboard stands. */
export interface Pointed {
  readonly zone: number | undefined;
  readonly piece: string | undefined;
  readonly isByKeys: boolean;
}

export type PointedStore = StoreApi<Pointed>;

export const nowhere: Pointed = { zone: undefined, piece: undefined, isByKeys: false };

export function createPointed(): PointedStore {
  return createStore<Pointed>(() => nowhere);
}
