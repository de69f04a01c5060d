import { type EquipmentCard, traitOf } from '../../content';
import type { Observation } from '../../hidden/observation';
import { IN_HAND, NONE } from '../../state';

export function cardOf(view: Observation, card: number): EquipmentCard {
  return (view.table.cards[card] as { kind: EquipmentCard }).kind;
}

/** What a card is good for: a weapon by what it kills on the average, the rest by what it is. */
export function usefulness(card: EquipmentCard): number {
  if (traitOf(card, 'isHoly') === 'for-everybody') return 2.5;
  if (card.type === 'explosive') return 1.5;
  if (card.type === 'none') return 0.5;
  const strength = (card.damage ?? 0) > 1 ? 1.6 : 1;
  return hitsExpected(card) * strength + (card.deck === 'starting' ? 0 : 0.3);
}

const SIDES = 6;

/** How many hits so many dice bring on the average. */
export function hitsExpected({ dice = 0, accuracy = SIDES }: Fire): number {
  return (dice * (SIDES + 1 - accuracy)) / SIDES;
}

/** What it takes to judge an attack, be it with a card or not. */
export type Fire = Pick<EquipmentCard, 'dice' | 'accuracy' | 'damage'>;

const GOOD_ENOUGH = 1;

/** Whether somebody has something better in hand than what everybody starts with. */
export function isArmed(view: Observation, survivor: number): boolean {
  return IN_HAND.some((slot) => {
    const card = view.at('slots', survivor, slot);
    return (
      card !== NONE && cardOf(view, card).type !== 'none' && usefulness(cardOf(view, card)) >= GOOD_ENOUGH
    );
  });
}
