import { useStore } from 'zustand';
import type { Point } from '../../drawing/scene';
import type { Tab } from '../document/tab';
import { onScreen } from '../document/viewport';

/** The pixel of the canvas at which a place of the board is just now. */
export function usePlaceOnCanvas({ view }: Tab, at: Point): Point {
  const viewport = useStore(view.store, (state) => state.viewport);
  return onScreen(viewport, at);
}
