import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { OpenGame } from '../open-game';
import { skillNumber } from './owned';

const ZOMBIE_LINK = skillNumber('zombie-link');

/** Whether somebody has a turn more when zombies do. */
export function isLinked(game: OpenGame, survivor: number): boolean {
  return ownsSkill(game, survivor, ZOMBIE_LINK) > 0; // UOA-SKILL-74
}
