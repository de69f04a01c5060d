import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../drawing/scene';
import type { PartKey } from '../document/parts';

/** What the pointer is over. */
export interface PointedPart {
  /** In pixels of the canvas; undefined while the pointer is not over it. */
  readonly at: Point | undefined;
  /** What a press would select. */
  readonly part: PartKey | undefined;
}

export type PointedPartStore = StoreApi<PointedPart>;

export function createPointedPart(): PointedPartStore {
  return createStore<PointedPart>(() => ({ at: undefined, part: undefined }));
}
