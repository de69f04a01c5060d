import { cardIn, hasTrait, isRepeated, kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { FAVOURITE, NONE } from '../state';

// Which weapons somebody can use now. With three cards in hand any two of them are in use (UOA-INV-07).

export function isMelee(game: UoaGame, card: number): boolean {
  return kindOf(game, card).type === 'melee';
}

export function isRanged(game: UoaGame, card: number): boolean {
  const { type } = kindOf(game, card);
  return type === 'pistol' || type === 'rifle';
}

export function isLoaded(game: UoaGame, card: number): boolean {
  return game.state.emptied.at(card) === 0;
}

/** The weapon in a hand, unless it is empty or just like another that stands before it. */
export function weaponIn(game: UoaGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (card === NONE || !isLoaded(game, card) || isRepeated(game, survivor, slot)) return NONE;
  return card;
}

/** The other one of a Dual pair, loaded or empty like the one in a slot. */
export function twinOf(game: UoaGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (!isDual(game, card)) return NONE;
  for (let other = slot + 1; other <= FAVOURITE; other++) {
    const twin = cardIn(game, survivor, other);
    if (twin === NONE || kindOf(game, twin) !== kindOf(game, card)) continue; // UOA-DUAL-01
    if (isLoaded(game, twin) === isLoaded(game, card)) return twin; // UOA-TRAIT-21
  }
  return NONE;
}

export function isDual(game: UoaGame, card: number): boolean {
  return kindOf(game, card).dual === true;
}

export function canBeFanned(game: UoaGame, card: number): boolean {
  return kindOf(game, card).type === 'pistol' && !hasTrait(game, card, 'no-fanning'); // UOA-GUNSLINGER-07, UOA-TRAIT-07
}
