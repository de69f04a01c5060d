import { kindOf, ownerOf } from '../../../family/zombicide/cards/held';
import { type Attack } from '../../../family/zombicide/combat/modes';
import { cardName } from '../../../family/zombicide/names';
import { because } from '../because';
import { traitOf } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { FANNING, GATLING } from './modes';

/** Some weapons are empty after one shot, and every pistol that was fanned. */
export function empty(game: UoaGame, attack: Attack): void {
  const { weapon, second, mode } = attack;
  if (!empties(game, attack)) return;
  const rules = mode === FANNING ? because['emptied-by-fanning'] : because['needs-reloading'];
  emptyWeapon(game, weapon, rules);
  if (second !== NONE) emptyWeapon(game, second, rules);
}

function empties(game: OpenGame, { weapon, mode }: Attack): boolean {
  return mode === FANNING || (mode !== GATLING && isEmptiedByShots(game, weapon));
}

export function isEmptiedByShots(game: OpenGame, weapon: number): boolean {
  return traitOf(kindOf(game, weapon), 'isEmptiedByShots') === true;
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

/** Why a weapon is empty that somebody reloads. */
export function rulesOfReload(game: OpenGame, weapon: number): readonly string[] {
  return isEmptiedByShots(game, weapon) ? because['needs-reloading'] : because['emptied-by-fanning'];
}
