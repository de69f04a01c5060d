import type { RefObject } from 'react';
import { useRoomOnBoard } from '../board/use-room-on-board';

/** Lays the card of a folded dashboard beside it, where it hides nothing of the zone of whom it tells, if that can be. */
export function useLaidBeside(card: RefObject<HTMLElement | null>, zone: number): () => void {
  const findRoom = useRoomOnBoard(zone < 0 ? [] : [zone]);
  return () => {
    const laid = card.current;
    const strip = laid?.closest('.people')?.getBoundingClientRect();
    if (!laid?.parentElement || !strip) return;
    const size = [laid.offsetWidth, laid.offsetHeight] as const;
    const within = [strip.right, strip.top, size[0], strip.height] as const;
    const at = findRoom({ size, near: laid.parentElement, within });
    if (!at) return;
    [laid.style.left, laid.style.top] = [`${strip.right}px`, `${at[1]}px`];
  };
}
