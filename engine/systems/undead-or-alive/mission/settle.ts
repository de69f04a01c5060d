import { procedure } from '../../../game/agenda';
import { RUNNING } from '../../../game/kernel';
import type { UoaGame } from '../game';
import { wakeTokens } from '../spawning/abomination';
import { NONE } from '../state';
import { applyRule, isOver, mayApply } from './apply-rule';
import { at, doerNow } from './at-hand';
import { isRoomForRules } from './bounded';
import { isSo } from './conditions';
import { settleGates } from './gates';
import { judgeMission } from './judging';
import { endWhatIsOver, settleChanges } from './lasting';
import { lookedAt } from './waiting';

/** Rules whose time has come, each of them once; then the goals. */
export const settle = procedure<UoaGame>(
  'settle',
  [],
  [
    (game, frame) => {
      const rule = game.state.outcome === RUNNING ? ruleThatIsDue(game) : NONE;
      if (rule === NONE) return;
      frame.step -= 1;
      const { survivor, thing, zone } = at(game, doerNow(game));
      applyRule.begin(game, rule, survivor, thing, zone);
    },
    (game) => {
      endWhatIsOver(game);
      settleGates(game);
      settleChanges(game);
      wakeTokens(game);
      judgeMission(game);
    },
  ],
);

/** Where there is no room for another rule, it is due as soon as there is. */
function ruleThatIsDue(game: UoaGame): number {
  const { rules, waiting } = game.table.mission;
  if (waiting.length === 0 || !isRoomForRules(game, 1)) return NONE;
  const hand = at(game, doerNow(game));
  const looked = lookedAt(game);
  looked.seeWhatChanged(game);
  for (const [place, number] of waiting.entries()) {
    if (looked.isPassedOver(place)) continue;
    const rule = rules[number];
    if (!rule || !('asSoonAs' in rule) || isOver(game, number, hand.survivor)) continue;
    if (!isSo(game, rule.asSoonAs, hand)) looked.passOver(place);
    else if (mayApply(game, number, hand)) return number;
  }
  return NONE;
}
