import { useStore } from 'zustand';
import type { Size } from '../../../engine';
import { zoneActing } from '../../game/picture';
import { useTab } from '../../session/tab-context';
import { type Corner, noteCorner } from './corner';
import type { BoardInSight } from './use-board-in-sight';

/** Where what came of the last action stands, if anything does. */
export function useNoteCorner({ seen, ground }: Pick<BoardInSight, 'seen' | 'ground'>, size: Size): Corner {
  return useStore(useTab().view.store, ({ viewport }) => {
    const own = ground.boxOf(zoneActing(seen));
    const board = ground.zones.map((zone) => ground.boxOf(zone));
    return noteCorner(own, board, { viewport, size });
  });
}
