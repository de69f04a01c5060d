import type { Cards } from '../../../../schemas';
import { type EquipmentCard, equipmentCards } from '../content';

// Which cards a mission means.

/** Whether a card is one of these. */
export function isAmong({ id, type }: EquipmentCard, cards: Cards): boolean {
  return namesIn(cards).some(
    (name) => name === id || name === 'any' || (name === 'weapon' && type !== 'none'),
  );
}

/** As they are written. */
export function namesIn(cards: Cards): readonly string[] {
  return typeof cards === 'string' ? [cards] : cards;
}

/** Whether no question is left which one is meant. */
export function onlyName(cards: Cards): string | undefined {
  const [name, another] = namesIn(cards);
  return another !== undefined || name === 'any' || name === 'weapon' ? undefined : name;
}

/** The numbers of all sorts that are meant, those of a list in its order. */
export function kindsMeant(cards: Cards): number[] {
  const all = namesIn(cards).flatMap((name) =>
    [...equipmentCards.keys()].filter((kind) => {
      const card = equipmentCards[kind];
      return card !== undefined && isAmong(card, name);
    }),
  );
  return [...new Set(all)];
}

/** The same by their names. */
export function cardsMeantBy(cards: Cards): string[] {
  return kindsMeant(cards).map((kind) => equipmentCards[kind]?.id ?? '');
}
