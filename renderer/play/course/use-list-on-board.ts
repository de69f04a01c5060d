import { type RefObject, useMemo } from 'react';
import { mattersNow } from '../../game/matters';
import { pictureOf, zoneActing } from '../../game/picture';
import { useSeen } from '../../session/game-context';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';

/** Pixels of a list at most: a longer one is scrolled. */
const SIZE = [380, 450] as const;

/**
 * A list that opens from the bar finds room on the board: it hides neither whoever acts nor where the next step to a win
 * is. What is said of it stands in `place`, for its content.
 */
export function useListOnBoard(trigger: RefObject<HTMLElement | null>) {
  const seen = useSeen();
  const zones = useMemo(() => {
    const picture = pictureOf(seen);
    const things = mattersNow(seen).next?.things ?? [];
    const next = things.map(({ sort, name }) => picture.spotOf(sort, name)?.zone ?? -1);
    return [...new Set([zoneActing(seen), ...next])].filter((zone) => zone >= 0);
  }, [seen]);
  const anchor = useAnchorOnBoard(zones, () => trigger.current, SIZE);
  return {
    anchor,
    place: {
      side: 'top',
      align: 'start',
      avoidCollisions: false,
      style: { width: SIZE[0], maxHeight: SIZE[1] },
      'data-about': zonesSpokenOf(zones, seen),
    },
  } as const;
}
