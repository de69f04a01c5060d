import { cardIn, isRepeated, kindOf } from '../cards/held';
import type { OpenFamilyGame } from '../game';
import { bonus } from '../skills/bonuses';
import { MELEE, RANGED } from '../sorts';
import { NONE } from '../state';

// Which weapons somebody can use now. With three cards in hand any two of them are in use.

export function isMelee(game: OpenFamilyGame, card: number): boolean {
  return kindOf(game, card).type === 'melee';
}

export function isRanged(game: OpenFamilyGame, card: number): boolean {
  const { type } = kindOf(game, card);
  return type === 'pistol' || type === 'rifle';
}

export function isLoaded(game: OpenFamilyGame, card: number): boolean {
  return game.state.emptied.at(card) === 0;
}

/** The weapon in a hand, unless it is empty or just like another that stands before it. */
export function weaponIn(game: OpenFamilyGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (card === NONE || !isLoaded(game, card) || isRepeated(game, survivor, slot)) return NONE;
  return card;
}

/** The other one of a Dual pair, loaded or empty like the one in a slot. */
export function twinOf(game: OpenFamilyGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (!isDual(game, survivor, card)) return NONE;
  for (const other of game.ways.slotsInHand(game, survivor)) {
    if (other <= slot) continue;
    const twin = cardIn(game, survivor, other);
    if (twin === NONE || kindOf(game, twin) !== kindOf(game, card)) continue;
    if (isLoaded(game, twin) === isLoaded(game, card)) return twin;
  }
  return NONE;
}

/** Whether a weapon is Dual: it is printed on it, or its holder has a skill for that. */
export function isDual(game: OpenFamilyGame, survivor: number, card: number): boolean {
  return (
    kindOf(game, card).dual === true ||
    bonus(game, survivor, game.table.bonuses.duals, sortOf(game, card)) > 0
  );
}

/** Only melee weapons and firearms can be Dual. */
function sortOf(game: OpenFamilyGame, card: number): number {
  if (isMelee(game, card)) return MELEE;
  return isRanged(game, card) ? RANGED : 0;
}
