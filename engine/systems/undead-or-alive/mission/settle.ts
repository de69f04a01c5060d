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
      applyRule.begin(game, rule, game.state.active, NONE, NONE);
    },
    (game) => {
      settleGates(game);
      wakeTokens(game);
      judgeMission(game);
    },
  ],
);

function ruleThatIsDue(game: UoaGame): number {
  return game.table.mission.rules.findIndex(
    (rule, number) =>
      'asSoonAs' in rule &&
      mayApply(game, number, game.state.active) &&
      isSo(game, rule.asSoonAs, game.state.active),
  );
}
