import { hasTrait, ownerOf } from '../cards/held';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { cardName } from '../names';
import { NONE } from '../state';
import { type Attack, FANNING, GATLING } from './modes';

/** Some weapons are empty after one shot, and every pistol that was fanned. */
export function empty(game: UoaGame, attack: Attack): void {
  const { weapon, second, mode } = attack;
  if (!empties(game, attack)) return;
  const rules = mode === FANNING ? ['UOA-GUNSLINGER-04'] : ['UOA-TRAIT-17'];
  emptyWeapon(game, weapon, rules);
  if (second !== NONE) emptyWeapon(game, second, rules);
}

function empties(game: OpenGame, { weapon, mode }: Attack): boolean {
  return mode === FANNING || (mode !== GATLING && hasTrait(game, weapon, 'reload')); // UOA-RANGED-08
}

/** The weapons that an attack leaves empty. */
export function emptiedBy(game: OpenGame, attack: Attack): number[] {
  return empties(game, attack) ? [attack.weapon, attack.second].filter((card) => card !== NONE) : [];
}

function emptyWeapon(game: UoaGame, weapon: number, rules: readonly string[]): void {
  if (ownerOf(game, weapon) === NONE) return; // dropped while its dice lay on the table
  game.state.emptied.set(weapon, 0, 1);
  game.events?.push({ type: 'emptied', rules, weapon: cardName(game, weapon) });
}
