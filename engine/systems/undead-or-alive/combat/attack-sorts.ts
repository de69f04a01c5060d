import { hasTrait, kindOf } from '../cards/held';
import * as sorts from '../course/sorts';
import type { OpenGame } from '../hidden/open-game';
import { NONE } from '../state';
import { isMarked } from '../zombies/vade-retro';
import { type Attack, FANNING, GATLING, MELEE } from './modes';

/** What an attack counts as, for free actions and for the bonuses of skills. */
export function attackSorts(
  game: OpenGame,
  weapon: number,
  second: number,
  zone: number,
  mode: number,
): number {
  if (mode === GATLING) return 0; // UOA-GATLING-04
  return (
    sortOfMode(game, mode) |
    sortOfWeapon(game, weapon) |
    (second === NONE ? 0 : sorts.DUAL) |
    (isMarked(game, zone) ? sorts.MARKED : 0)
  );
}

export function sortsOf(game: OpenGame, { weapon, second, zone, mode }: Attack): number {
  return attackSorts(game, weapon, second, zone, mode);
}

function sortOfMode(game: OpenGame, mode: number): number {
  if (mode === MELEE) return game.state.charging === 1 ? sorts.MELEE | sorts.CHARGE : sorts.MELEE;
  return mode === FANNING ? sorts.RANGED | sorts.FANNING : sorts.RANGED;
}

function sortOfWeapon(game: OpenGame, weapon: number): number {
  const { type } = kindOf(game, weapon);
  if (type === 'melee') return sorts.MELEE_WEAPON;
  if (type === 'pistol') return sorts.PISTOL;
  return type === 'rifle' ? sorts.RIFLE : 0;
}

/** A pistol is emptied by Fanning, unless it is one that every shot empties. */
export function reloadSorts(game: OpenGame, weapon: number): number {
  const byFanning = kindOf(game, weapon).type === 'pistol' && !hasTrait(game, weapon, 'reload');
  return byFanning ? sorts.RELOAD | sorts.FANNED : sorts.RELOAD;
}
