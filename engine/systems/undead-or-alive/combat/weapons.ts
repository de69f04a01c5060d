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

/** Another loaded weapon of the same name to be used with the one in a slot. */
export function twinOf(game: UoaGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  if (!isDual(game, card)) return NONE;
  const twin = likeItIn(game, survivor, slot);
  return twin !== NONE && isLoaded(game, twin) ? twin : NONE;
}

/** Another card in hand of the same name, in the same state. */
export function likeItIn(game: UoaGame, survivor: number, slot: number): number {
  const card = cardIn(game, survivor, slot);
  for (let other = slot + 1; other <= FAVOURITE; other++) {
    const like = cardIn(game, survivor, other);
    if (like === NONE || kindOf(game, like) !== kindOf(game, card)) continue;
    if (isLoaded(game, like) === isLoaded(game, card)) return like;
  }
  return NONE;
}

export function isDual(game: UoaGame, card: number): boolean {
  return kindOf(game, card).dual === true; // UOA-DUAL-01
}

export function canBeFanned(game: UoaGame, card: number): boolean {
  return kindOf(game, card).type === 'pistol' && !hasTrait(game, card, 'no-fanning'); // UOA-GUNSLINGER-07, UOA-TRAIT-07
}
