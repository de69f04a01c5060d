import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { useRoomOnBoard } from '../board/use-room-on-board';

/** Lays the card of a folded dashboard beside it, where it hides nothing of the zone of whom it tells, if that can be. */
export function useLaidBeside(zone: number) {
  const findRoom = useRoomOnBoard(zone < 0 ? [] : [zone]);
  const [place, setPlace] = useState<CSSProperties>();
  const lay = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const card = currentTarget.querySelector<HTMLElement>('.dashboard-card');
    const strip = currentTarget.closest('.people')?.getBoundingClientRect();
    if (!card || !strip) return;
    const size = [card.offsetWidth, card.offsetHeight] as const;
    const within = [strip.right, strip.top, size[0], strip.height] as const;
    const at = findRoom({ size, near: currentTarget, within });
    if (at) setPlace({ left: strip.right, top: at[1] });
  };
  return { place, lay };
}
