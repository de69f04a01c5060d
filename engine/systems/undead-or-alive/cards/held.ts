import type { EquipmentCard, Trait } from '../content';
import type { OpenGame } from '../hidden/open-game';
import { IMPROVISED } from '../skills/improvised';
import { BACKPACK, FAVOURITE, HANDS, NONE, SLOTS } from '../state';

// Who holds what, and where.

export function kindOf(game: OpenGame, card: number): EquipmentCard {
  const kind = game.table.cards[card]?.kind ?? IMPROVISED[card - game.table.sizes.cards]?.kind;
  if (!kind) throw new RangeError(`There is no card ${card}`);
  return kind;
}

/** A weapon that is no card (see `IMPROVISED`). */
export function isImprovised(game: OpenGame, weapon: number): boolean {
  return weapon >= game.table.sizes.cards;
}

export function hasTrait(game: OpenGame, card: number, trait: Trait): boolean {
  return kindOf(game, card).traits.includes(trait);
}

export function cardIn(game: OpenGame, survivor: number, slot: number): number {
  return game.state.slots.at(survivor, slot);
}

export function slotOf(game: OpenGame, survivor: number, card: number): number {
  for (let slot = 0; slot < SLOTS.length; slot++) if (cardIn(game, survivor, slot) === card) return slot;
  return NONE;
}

export function ownerOf(game: OpenGame, card: number): number {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (slotOf(game, survivor, card) !== NONE) return survivor;
  }
  return NONE;
}

export function cardsHeld(game: OpenGame, survivor: number): number {
  let held = 0;
  for (let slot = 0; slot < SLOTS.length; slot++) if (cardIn(game, survivor, slot) !== NONE) held += 1;
  return held;
}

export function holdsWater(game: OpenGame, survivor: number): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card !== NONE && hasTrait(game, card, 'water')) return true;
  }
  return false;
}

/** Whether an earlier slot of the same sort holds a card just like it: then one of them is offered only. */
export function isRepeated(game: OpenGame, survivor: number, slot: number): boolean {
  const card = cardIn(game, survivor, slot);
  for (let earlier = 0; earlier < slot; earlier++) {
    const other = cardIn(game, survivor, earlier);
    if (
      other !== NONE &&
      GROUP_OF[earlier] === GROUP_OF[slot] &&
      kindOf(game, other) === kindOf(game, card) &&
      game.state.emptied.at(other) === game.state.emptied.at(card)
    ) {
      return true;
    }
  }
  return false;
}

/** Anything fits anywhere, but for the Favourite slot: it takes one type of weapon, or every weapon. */
function fitsFavourite(game: OpenGame, survivor: number, card: number): boolean {
  const { type } = kindOf(game, card);
  const favourite = game.table.roster[game.state.identity.at(survivor)]?.favourite;
  return favourite === 'any' ? type !== 'none' : type === favourite; // UOA-INV-04, UOA-INV-05
}

/** Whether a slot may hold a card; one it holds already is no matter. */
export function slotTakes(game: OpenGame, survivor: number, card: number, slot: number): boolean {
  return slot !== FAVOURITE || fitsFavourite(game, survivor, card);
}

const SLOT_GROUPS = [HANDS, [FAVOURITE], BACKPACK] as const;
export const GROUPS = SLOT_GROUPS.length;
/** Which of them each slot belongs to. */
const GROUP_OF = SLOTS.map((_, slot) =>
  SLOT_GROUPS.findIndex((group: readonly number[]) => group.includes(slot)),
);

/** The first free slot in the hands, at the favourite weapon's place or in the backpack that takes a card. */
export function freeSlotFor(game: OpenGame, survivor: number, card: number, group: number): number {
  const slots: readonly number[] = SLOT_GROUPS[group] ?? [];
  for (const slot of slots) {
    if (cardIn(game, survivor, slot) !== NONE) continue;
    if (slotTakes(game, survivor, card, slot)) return slot;
  }
  return NONE;
}
