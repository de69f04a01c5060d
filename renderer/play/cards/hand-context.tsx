import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { slotsAsMeant } from '../../game/meant-slots';
import { survivorInSight } from '../../game/people';
import { useSeen } from '../../session/game-context';
import type { CardHand, HandState } from './card-hand';

export const CardHandContext = createContext<CardHand | undefined>(undefined);

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
