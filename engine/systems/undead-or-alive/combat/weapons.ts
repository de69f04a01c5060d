import { cardIn, hasTrait, isRepeated, kindOf } from '../cards/held';
import { MELEE, RANGED } from '../course/sorts';
import type { OpenGame } from '../hidden/open-game';
import { bonus, DUALS } from '../skills/bonuses';
import { NONE } from '../state';
import { slotsInHand } from './slots';

// Which weapons somebody can use now. With three cards in hand any two of them are in use (UOA-INV-07).

export function isMelee(game: OpenGame, card: number): boolean {
  return kindOf(game, card).type === 'melee';
}

export function isRanged(game: OpenGame, card: number): boolean {
  const { type } = kindOf(game, card);
  return type === 'pistol' || type === 'rifle';
}

export function isLoaded(game: OpenGame, card: number): boolean {
  return game.state.emptied.at(card) === 0;
}

/** The weapon in a hand, unless it is empty or just like another that stands before it. */
export function weaponIn(game: OpenGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (card === NONE || !isLoaded(game, card) || isRepeated(game, survivor, slot)) return NONE;
  return card;
}

/** The other one of a Dual pair, loaded or empty like the one in a slot. */
export function twinOf(game: OpenGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (!isDual(game, survivor, card)) return NONE;
  for (const other of slotsInHand(game, survivor)) {
    if (other <= slot) continue;
    const twin = cardIn(game, survivor, other);
    if (twin === NONE || kindOf(game, twin) !== kindOf(game, card)) continue; // UOA-DUAL-01
    if (isLoaded(game, twin) === isLoaded(game, card)) return twin; // UOA-TRAIT-21
  }
  return NONE;
}

/** Printed on the weapon, or a skill of whoever holds it. */
export function isDual(game: OpenGame, survivor: number, card: number): boolean {
  return kindOf(game, card).dual === true || bonus(game, survivor, DUALS, sortOf(game, card)) > 0; // UOA-SKILL-18, UOA-SKILL-19
}

/** What is neither a melee weapon nor a firearm is never Dual. */
function sortOf(game: OpenGame, card: number): number {
  if (isMelee(game, card)) return MELEE;
  return isRanged(game, card) ? RANGED : 0;
}

export function canBeFanned(game: OpenGame, card: number): boolean {
  return kindOf(game, card).type === 'pistol' && !hasTrait(game, card, 'no-fanning'); // UOA-GUNSLINGER-07, UOA-TRAIT-07
}
