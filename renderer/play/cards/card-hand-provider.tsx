import { type ReactNode, useEffect, useMemo } from 'react';
import { dealOut } from '../../game/arranging';
import { lineTo } from '../../game/moment';
import { useMoment, useSitting } from '../../session/game-context';
import { Asking } from '../clicks/asking';
import { createCardHand } from './card-hand';
import { CardHandContext } from './hand-context';

/** Cards are in several places of the screen, and one hand holds them. */
export function CardHandProvider({ children }: { children: ReactNode }) {
  const sitting = useSitting();
  const hand = useMemo(() => createCardHand(sitting), [sitting]);
  const moment = useMoment();
  useEffect(
    () => sitting.store.subscribe((now, before) => now.picked !== before.picked && hand.forget()),
    [hand, sitting],
  );
  // What was begun at another moment is over, unless that was somebody agreeing to it.
  useEffect(() => {
    const { draft } = hand.store.getState();
    hand.store.setState({ taken: undefined, why: undefined });
    if (draft?.inSight === moment) {
      // It was taken back before anybody agreed.
      hand.store.setState({ draft: { ...draft, isUnderWay: false } });
      return;
    }
    const goesOn = draft?.isUnderWay && lineTo(moment).includes(draft.moment);
    if (!goesOn || dealOut(sitting, draft.layout)) hand.resume();
  }, [hand, moment, sitting]);
  return (
    <CardHandContext value={hand}>
      <Asking>{children}</Asking>
    </CardHandContext>
  );
}
