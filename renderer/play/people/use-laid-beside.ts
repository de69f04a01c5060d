import type { RefObject } from 'react';
import { boxOnScreen } from '../../canvas/beside';
import { pictureOf } from '../../game/picture';
import { useSeen } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { boardGeometry } from '../board/board-geometry';
import { boardOfGame } from '../board/focus';
import { roomFor } from '../board/room';

/** Lays the card of a folded dashboard beside it, where it hides nothing of the zone of whom it tells, if that can be. */
export function useLaidBeside(card: RefObject<HTMLElement | null>, zone: number): () => void {
  const [seen, { view }] = [useSeen(), useTab()];
  const language = useSessionState((state) => state.language);
  return () => {
    const [laid, board] = [card.current, boardOfGame()?.getBoundingClientRect()];
    const strip = laid?.closest('.people')?.getBoundingClientRect();
    const own = laid?.parentElement?.getBoundingClientRect();
    if (!laid || !board || !strip || !own) return;
    const box = boardGeometry(seen.table, pictureOf(seen).lying, language).boxOf(zone);
    const about = box ? [boxOnScreen(view.store.getState().viewport, box)] : [];
    const size = [laid.offsetWidth, laid.offsetHeight] as const;
    const { at } = roomFor({
      size,
      within: [0, strip.top, size[0], strip.height],
      near: [0, own.top, size[0], own.height],
      beneath: { about: about.map(([x, y, ...rest]) => [x, y + board.top, ...rest]) },
    });
    laid.style.top = `${at[1]}px`;
    laid.style.left = `${strip.right}px`;
  };
}
