import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../drawing/scene';
import type { PartKey } from '../document/parts';

/** What the pointer is over. */
export interface Pointed {
  /** In pixels of the canvas; nothing while it is not over it. */
  readonly at: Point | undefined;
  /** What a press would select. */
  readonly part: PartKey | undefined;
}

export type PointedStore = StoreApi<Pointed>;

export function createPointed(): PointedStore {
  return createStore<Pointed>(() => ({ at: undefined, part: undefined }));
}
