import type { EquipmentCard } from '../../systems/undead-or-alive/content';
import type { Observation } from '../../systems/undead-or-alive/hidden/observation';
import { IN_HAND, NONE } from '../../systems/undead-or-alive/state';
import { activeOf } from './danger';

export function cardOf(view: Observation, card: number): EquipmentCard {
  return (view.table.cards[card] as { kind: EquipmentCard }).kind;
}

/** What a card is good for: a weapon by what it kills on the average, the rest by what it is. */
export function usefulness(card: EquipmentCard): number {
  if (card.traits.includes('holy-water')) return 2.5;
  if (card.type === 'explosive') return 1.5;
  if (card.type === 'none') return 0.5;
  const { dice = 0, accuracy = 6, damage = 0 } = card;
  return (dice * (7 - accuracy) * (damage > 1 ? 1.6 : 1)) / 6 + (card.deck === 'starting' ? 0 : 0.3);
}

const GOOD_ENOUGH = 1;

/** Whether the active survivor has something better in hand than what everybody starts with. */
export function isArmed(view: Observation): boolean {
  const active = activeOf(view);
  return IN_HAND.some((slot) => {
    const card = view.at('slots', active, slot);
    return (
      card !== NONE && cardOf(view, card).type !== 'none' && usefulness(cardOf(view, card)) >= GOOD_ENOUGH
    );
  });
}
