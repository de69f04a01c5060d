import { isInPlay } from '../../../family/zombicide/actors';
import { procedure } from '../../../game/agenda';
import { RUNNING } from '../../../game/kernel';
import type { UoaGame } from '../game';
import { wakeTokens } from '../spawning/abomination';
import { NONE } from '../state';
import { applyRule, mayApply } from './apply-rule';
import { isSo } from './conditions';
import { settleGates } from './gates';
import { judgeMission } from './judging';

/** Rules whose time has come, each of them once; then the goals. */
export const settle = procedure<UoaGame>(
  'settle',
  [],
  [
    (game, frame) => {
      const rule = game.state.outcome === RUNNING ? ruleThatIsDue(game) : NONE;
      if (rule === NONE) return;
      frame.step -= 1;
      applyRule.begin(game, rule, atHand(game), NONE, NONE);
    },
    (game) => {
      settleGates(game);
      wakeTokens(game);
      judgeMission(game);
    },
  ],
);

function ruleThatIsDue(game: UoaGame): number {
  const { rules, waiting } = game.table.mission;
  for (const number of waiting) {
    const rule = rules[number];
    const survivor = atHand(game);
    if (!rule || !('asSoonAs' in rule) || !mayApply(game, number, survivor)) continue;
    if (isSo(game, rule.asSoonAs, survivor)) return number;
  }
  return NONE;
}

/** Whose turn it is, unless they have just left. */
function atHand(game: UoaGame): number {
  const { active } = game.state;
  return active !== NONE && isInPlay(game, active) ? active : NONE;
}
