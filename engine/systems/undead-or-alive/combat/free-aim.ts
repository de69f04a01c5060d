import { isIn, placeOf } from '../../../family/zombicide/actors';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { because } from '../because';
import type { OpenGame } from '../open-game';
import { skillNumber } from '../skills/owned';
import { GATLING } from './modes';

// Skills that let a shot find its target past everybody else.

const MARKSMAN = skillNumber('marksman');
const POINT_BLANK = skillNumber('point-blank');
const LOW_PROFILE = skillNumber('low-profile');

export function firesPointBlank(game: OpenGame, survivor: number): boolean {
  return ownsSkill(game, survivor, POINT_BLANK) > 0;
}

/** Whether shots hit whom the shooter likes and nobody else. */
export function aimsFreely(game: OpenGame, { attacker, zone, mode }: Attack): boolean {
  if (mode === MELEE || mode === GATLING) return false; // UOA-GATLING-04
  if (ownsSkill(game, attacker, MARKSMAN) > 0) return true; // UOA-SKILL-54
  return placeOf(game, attacker) === zone && firesPointBlank(game, attacker); // UOA-SKILL-56
}

export function rulesOfFreeAim(game: OpenGame, { attacker, zone }: Attack): readonly string[] {
  const isNear = placeOf(game, attacker) === zone && firesPointBlank(game, attacker);
  return [
    ...(ownsSkill(game, attacker, MARKSMAN) > 0 ? because['marksman'] : []),
    ...(isNear ? because['point-blank'] : []),
  ];
}

export function keepsLow(game: OpenGame, actor: number): boolean {
  return actor < game.table.sizes.survivors && ownsSkill(game, actor, LOW_PROFILE) > 0; // UOA-SKILL-52
}

/** Whether somebody of low profile is beside the shooter's target. */
export function isAnybodyLow(game: OpenGame, { attacker, zone }: Attack): boolean {
  for (let actor = 0; actor < game.table.sizes.survivors; actor++) {
    if (actor !== attacker && isIn(game, actor, zone) && keepsLow(game, actor)) return true;
  }
  return false;
}
