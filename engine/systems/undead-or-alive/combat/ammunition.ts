import { hasTrait, ownerOf } from '../cards/held';
import type { UoaGame } from '../game';
import { cardName } from '../names';
import { NONE } from '../state';
import { type Attack, FANNING } from './modes';

/** Some weapons are empty after one shot, and every pistol that was fanned. */
export function empty(game: UoaGame, attack: Attack): void {
  const { weapon, second, mode } = attack;
  if (mode !== FANNING && !hasTrait(game, weapon, 'reload')) return; // UOA-RANGED-08
  const rules = mode === FANNING ? ['UOA-GUNSLINGER-04'] : ['UOA-TRAIT-17'];
  emptyWeapon(game, weapon, rules);
  if (second !== NONE) emptyWeapon(game, second, rules);
}

function emptyWeapon(game: UoaGame, weapon: number, rules: readonly string[]): void {
  if (ownerOf(game, weapon) === NONE) return; // dropped while its dice lay on the table
  game.state.emptied.set(weapon, 0, 1);
  game.events?.push({ type: 'emptied', rules, weapon: cardName(game, weapon) });
}
