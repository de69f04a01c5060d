import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Size } from '../../../engine';
import { mattersNow } from '../../game/matters';
import { pictureOf, zoneActing } from '../../game/picture';
import { useSeen } from '../../session/game-context';
import { boardOfGame } from '../board/focus';
import { RIM } from '../board/room';
import { useMeasured } from '../board/use-measured';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';

/** Pixels of a list: so wide, and so high at most. */
const [WIDE, HIGH] = [380, 450];
/** Until it has been measured. */
const SIZE: Size = [WIDE, HIGH];

/**
 * A list that opens from the bar finds room on the board, as near to its button as can be: it hides neither whoever acts nor
 * where the next step to a win is. What is longer, or has no room between the top of the board and the foot of the window,
 * is scrolled. What is said of it stands in `place`, for its content.
 */
export function useListOnBoard(trigger: RefObject<HTMLElement | null>) {
  const seen = useSeen();
  const zones = useMemo(() => {
    const picture = pictureOf(seen);
    const things = mattersNow(seen).next?.things ?? [];
    const next = things.map(({ sort, name }) => picture.spotOf(sort, name)?.zone ?? -1);
    return [...new Set([zoneActing(seen), ...next])].filter((zone) => zone >= 0);
  }, [seen]);
  const [measure, own = SIZE] = useMeasured<HTMLDivElement>();
  const [top, setTop] = useState(0);
  const ref = useCallback(
    (list: HTMLDivElement | null) => {
      setTop(boardOfGame()?.getBoundingClientRect().top ?? 0);
      return measure(list);
    },
    [measure],
  );
  const anchor = useAnchorOnBoard(zones, () => trigger.current, own);
  return {
    anchor,
    place: {
      ref,
      side: 'top',
      align: 'start',
      avoidCollisions: false,
      // A list that is unfolded finds room again: that is known only after it has grown.
      updatePositionStrategy: 'always',
      style: { width: WIDE, maxHeight: `min(${HIGH}px, calc(100dvh - ${top + 2 * RIM}px))` },
      'data-about': zonesSpokenOf(zones, seen),
    },
  } as const;
}
