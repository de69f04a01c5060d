import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { limits } from '../content';
import type { OpenGame } from '../open-game';
import { skillNumber } from '../skills/owned';

const ONE_MORE = skillNumber('plus-action');

export function actionsPerTurn(game: OpenGame, survivor: number): number {
  return limits.actions + ownsSkill(game, survivor, ONE_MORE); // UOA-ROUND-04, UOA-ADREN-04, UOA-SKILL-02
}
