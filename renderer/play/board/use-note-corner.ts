import { useStore } from 'zustand';
import type { Size } from '../../document/viewport';
import { useTab } from '../../session/tab-context';
import { type Corner, noteCorner } from './corner';
import type { BoardScene } from './use-scene';

/** Where what came of the last action stands, if anything does. */
export function useNoteCorner({ seen, ground }: Pick<BoardScene, 'seen' | 'ground'>, size: Size): Corner {
  return useStore(useTab().view.store, ({ viewport }) => {
    const own = seen.acting < 0 ? undefined : ground.boxOf(seen.at('place', seen.acting));
    const board = ground.zones.map((zone) => ground.boxOf(zone));
    return noteCorner(own, board, { viewport, size });
  });
}
