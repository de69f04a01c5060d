import type { OpenFamilyGame } from '../game';
import { NONE } from '../state';
import type { FamilyTable } from '../table';

// Who holds what, and where.

/** A game as far as its cards go, of whatever kinds these are. */
interface WithCards<Kind> {
  readonly table: {
    readonly cards: readonly { readonly kind: Kind }[];
    readonly improvised: readonly { readonly kind: Kind }[];
    readonly sizes: Pick<FamilyTable['sizes'], 'cards'>;
  };
}

export function kindOf<Kind>({ table }: WithCards<Kind>, card: number): Kind {
  const kind = table.cards[card]?.kind ?? table.improvised[card - table.sizes.cards]?.kind;
  if (!kind) throw new RangeError(`There is no card ${card}`);
  return kind;
}

/** A weapon that is no card: a skill gives it. */
export function isImprovised(game: OpenFamilyGame, weapon: number): boolean {
  return weapon >= game.table.sizes.cards;
}

export function cardIn(game: OpenFamilyGame, survivor: number, slot: number): number {
  return game.state.slots.at(survivor, slot);
}

export function slotOf(game: OpenFamilyGame, survivor: number, card: number): number {
  for (let slot = 0; slot < game.table.slots.length; slot++)
    if (cardIn(game, survivor, slot) === card) return slot;
  return NONE;
}

export function ownerOf(game: OpenFamilyGame, card: number): number {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (slotOf(game, survivor, card) !== NONE) return survivor;
  }
  return NONE;
}

export function cardsHeld(game: OpenFamilyGame, survivor: number): number {
  let held = 0;
  for (let slot = 0; slot < game.table.slots.length; slot++)
    if (cardIn(game, survivor, slot) !== NONE) held += 1;
  return held;
}

/** Whether an earlier slot of the same sort holds a card just like it: only the first of them is offered. */
export function isRepeated(game: OpenFamilyGame, survivor: number, slot: number): boolean {
  const { groupOf } = game.table;
  const card = cardIn(game, survivor, slot);
  for (let earlier = 0; earlier < slot; earlier++) {
    const other = cardIn(game, survivor, earlier);
    if (
      other !== NONE &&
      groupOf[earlier] === groupOf[slot] &&
      kindOf(game, other) === kindOf(game, card) &&
      game.state.emptied.at(other) === game.state.emptied.at(card)
    ) {
      return true;
    }
  }
  return false;
}

/** The first free slot of a group that takes a card. */
export function freeSlotFor(game: OpenFamilyGame, survivor: number, card: number, group: number): number {
  const slots = game.table.slotGroups[group] ?? [];
  for (const slot of slots) {
    if (cardIn(game, survivor, slot) !== NONE) continue;
    if (game.ways.slotTakes(game, survivor, card, slot)) return slot;
  }
  return NONE;
}
