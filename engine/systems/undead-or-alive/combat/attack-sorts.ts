import { kindOf } from '../../../family/zombicide/cards/held';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import * as sorts from '../../../family/zombicide/sorts';
import type { OpenGame } from '../open-game';
import { FANNING as BY_FANNING, CHARGE, FANNED, MARKED } from '../sorts';
import { NONE } from '../state';
import { isMarked } from '../zombies/vade-retro';
import { isEmptiedByShots } from './ammunition';
import { FANNING, GATLING } from './modes';

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
    (isMarked(game, zone) ? MARKED : 0)
  );
}

export function sortsOf(game: OpenGame, { weapon, second, zone, mode }: Attack): number {
  return attackSorts(game, weapon, second, zone, mode);
}

function sortOfMode(game: OpenGame, mode: number): number {
  if (mode === MELEE) return game.state.charging === 1 ? sorts.MELEE | CHARGE : sorts.MELEE;
  return mode === FANNING ? sorts.RANGED | BY_FANNING : sorts.RANGED;
}

function sortOfWeapon(game: OpenGame, weapon: number): number {
  const { type } = kindOf(game, weapon);
  if (type === 'melee') return sorts.MELEE_WEAPON;
  if (type === 'pistol') return sorts.PISTOL;
  return type === 'rifle' ? sorts.RIFLE : 0;
}

/** A pistol without Reload is emptied by Fanning only. */
export function reloadSorts(game: OpenGame, weapon: number): number {
  const byFanning = kindOf(game, weapon).type === 'pistol' && !isEmptiedByShots(game, weapon);
  return byFanning ? sorts.RELOAD | FANNED : sorts.RELOAD;
}
