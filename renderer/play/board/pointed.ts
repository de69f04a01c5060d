import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the pointer is over, or where the keyboard stands. */
export interface PointedPiece {
  readonly zone: number | undefined;
  readonly piece: string | undefined;
  readonly isByKeys: boolean;
  /** Whoever acts is carried there, to walk. */
  readonly isCarrying: boolean;
}

export type PointedPieceStore = StoreApi<PointedPiece>;

export const nowhere: PointedPiece = {
  zone: undefined,
  piece: undefined,
  isByKeys: false,
  isCarrying: false,
};

export function createPointedPiece(): PointedPieceStore {
  return createStore<PointedPiece>(() => nowhere);
}

/** Whether that is pointed at already. */
export function isPointedAt({ zone, piece }: PointedPiece, at: number, what: string | undefined): boolean {
  return zone === at && piece === what;
}
