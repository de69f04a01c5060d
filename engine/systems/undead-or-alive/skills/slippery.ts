import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { OpenGame } from '../open-game';
import { skillNumber } from './owned';

const SLIPPERY = skillNumber('slippery');

/** Whether zombies do not hinder a survivor who moves. */
export function isSlippery(game: OpenGame, survivor: number): boolean {
  return ownsSkill(game, survivor, SLIPPERY) > 0; // UOA-SKILL-63
}
