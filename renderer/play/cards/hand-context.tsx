import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { dealOut } from '../../game/arranging';
import { slotsAsMeant } from '../../game/meant-slots';
import { lineTo } from '../../game/moment';
import { survivorInSight } from '../../game/people';
import { useMoment, useSeen, useSitting } from '../../session/game-context';
import { Asking } from '../clicks/asking';
import { type CardHand, createCardHand, type HandState } from './card-hand';

const CardHandContext = createContext<CardHand | undefined>(undefined);

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

export function useCardHand(): CardHand {
  const hand = useContext(CardHandContext);
  if (!hand) throw new Error('A component that needs a hand of cards stands outside its provider');
  return hand;
}

export function useCardHandState<T>(select: (state: HandState) => T): T {
  return useStore(useCardHand().store, select);
}

/** The card in each slot of somebody, or none, as they were laid. */
export function useSlots(survivor: number): readonly number[] {
  const seen = useSeen();
  return slotsAsMeant(
    seen,
    survivor,
    useCardHandState(({ meant }) => meant),
  );
}

/** Whose cards are in sight. */
export function useSurvivorInSight(): number {
  const seen = useSeen();
  const looking = useCardHandState((state) => state.looking);
  return looking && looking.acting === seen.acting ? looking.survivor : survivorInSight(seen);
}
