import { placeOf } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { bonus } from '../../../family/zombicide/skills/bonuses';
import { MOVE } from '../../../family/zombicide/sorts';
import { because } from '../because';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import type { OpenGame } from '../open-game';
import { EXTRA_ZONES } from '../skills/bonuses';
import { skillNumber } from '../skills/owned';
import { isSlippery } from '../skills/slippery';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';
import { countUse, hasOncePerTurn } from '../turns/limited';

// How far a Move goes, and what comes of it.

const SPRINT = skillNumber('sprint');
const ZONES_OF_SPRINT = 3;

export function zonesPerMove(game: OpenGame, survivor: number): number {
  return 1 + bonus(game, survivor, EXTRA_ZONES, MOVE); // UOA-SKILL-17
}

/** Either skill says how many zones there are instead of one, and a Move has the larger number: with Sprint, three. */
export function mostZones(game: OpenGame, survivor: number, isSprinting: boolean): number {
  const sprints = isSprinting || maySprint(game, survivor);
  return Math.max(zonesPerMove(game, survivor), sprints ? ZONES_OF_SPRINT : 0); // UOA-SKILL-64
}

export function maySprint(game: OpenGame, survivor: number): boolean {
  return hasOncePerTurn(game, survivor, SPRINT, 'sprint');
}

export function isStopped(game: OpenGame, survivor: number): boolean {
  return zombiesIn(game, placeOf(game, survivor)) > 0 && !passesZombies(game, survivor); // UOA-MOVE-04
}

/** The Slippery pass, as the later of the two rulebooks has it, unless players hold with the earlier one. */
function passesZombies(game: OpenGame, survivor: number): boolean {
  return isSlippery(game, survivor) && !game.table.optional.slipperyStops; // UOA-SKILL-63
}

/** Whether the next zone takes a Sprint, which is used then. */
export function startsSprint(game: UoaGame, survivor: number, walked: number): boolean {
  if (walked < zonesPerMove(game, survivor)) return false;
  countUse(game, survivor, 'sprint');
  return true;
}

export function rulesOfMovingOn(game: UoaGame, survivor: number, isSprinting: boolean): readonly string[] {
  return [
    ...because['moving-on'],
    ...(isSprinting ? because['sprinting'] : because['more-zones-a-move']),
    ...(zombiesIn(game, placeOf(game, survivor)) > 0 ? because['slippery'] : []),
  ];
}

export function hasMoved(game: UoaGame, survivor: number, from: number, to: number): void {
  setFoot(game, to);
  happen(game, 'enters', survivor, NONE, to);
  happen(game, 'leaves', survivor, NONE, from);
}
