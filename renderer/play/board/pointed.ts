import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the pointer is over, or where the keyboard stands. */
export interface PointedPiece {
  readonly zone: number | undefined;
  readonly piece: string | undefined;
  readonly isByKeys: boolean;
}

export type PointedPieceStore = StoreApi<PointedPiece>;

export const nowhere: PointedPiece = { zone: undefined, piece: undefined, isByKeys: false };

export function createPointedPiece(): PointedPieceStore {
  return createStore<PointedPiece>(() => nowhere);
}
