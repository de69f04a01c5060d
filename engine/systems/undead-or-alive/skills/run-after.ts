import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { OpenGame } from '../open-game';
import { skillNumber } from './owned';

const HIT_AND_RUN = skillNumber('hit-and-run');

/** Whether somebody can hit and run with the fight that begins: whoever learns it by that one has to wait. */
export function mayRunAfter(game: OpenGame, survivor: number): boolean {
  return ownsSkill(game, survivor, HIT_AND_RUN) > 0; // UOA-SKILL-45
}
