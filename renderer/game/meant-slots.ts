import { NONE, type Seen } from '../../engine';
import { type CardLayout, groupsOf, isSameSort } from './arranging';
import { slotsOf } from './people';

/**
 * Which of two hands, or of the places in a backpack, somebody put a card into. To the game it is no difference, and it
 * takes the first; to the eye it is one. By the cards; people by their numbers.
 */
export type Meant = ReadonlyMap<number, SlotOf>;

interface SlotOf {
  readonly survivor: number;
  readonly slot: number;
}

export function meaning(meant: Meant, card: number, at: SlotOf): Meant {
  const others = [...meant].filter(
    ([other, { survivor, slot }]) => other !== card && (survivor !== at.survivor || slot !== at.slot),
  );
  return new Map([...others, [card, at]]);
}

/** The card in each slot of somebody as they laid them, or none. */
export function slotsAsMeant(seen: Seen, survivor: number, meant: Meant): readonly number[] {
  return asMeant(slotsOf(seen, survivor), survivor, meant, groupsOf(seen));
}

export function asMeant(
  cards: readonly number[],
  survivor: number,
  meant: Meant,
  groups: CardLayout['groups'],
): readonly number[] {
  const shown = cards.map(() => NONE);
  const place = (slot: number, card: number) => {
    const first = shown.findIndex((lies, each) => lies === NONE && isSameSort(groups, each, slot));
    shown[shown[slot] === NONE ? slot : first] = card;
  };
  const wanted = (card: number, slot: number) => {
    const at = meant.get(card);
    return at?.survivor === survivor && isSameSort(groups, at.slot, slot) ? at.slot : undefined;
  };
  const lying = [...cards.entries()].filter(([, card]) => card !== NONE);
  for (const [slot, card] of lying) {
    const at = wanted(card, slot);
    if (at !== undefined) place(at, card);
  }
  for (const [slot, card] of lying) if (wanted(card, slot) === undefined) place(slot, card);
  return shown;
}
