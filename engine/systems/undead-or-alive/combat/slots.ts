import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { OpenGame } from '../open-game';
import { skillNumber } from '../skills/owned';
import { IN_HAND, SLOTS } from '../state';

const QUICK_DRAW = skillNumber('quick-draw');
const ALL_SLOTS: readonly number[] = [...SLOTS.keys()];

/** The slots whose cards count as in hand. */
export function slotsInHand(game: OpenGame, survivor: number): readonly number[] {
  return ownsSkill(game, survivor, QUICK_DRAW) > 0 ? ALL_SLOTS : IN_HAND; // UOA-SKILL-57
}
