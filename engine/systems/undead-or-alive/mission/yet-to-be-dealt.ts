import { allEffects } from '../../../../schemas/references/effects';
import type { UoaGame } from '../game';
import { mayApply } from './apply-rule';
import { NOBODY } from './at-hand';
import { isCompanionMeant } from './filters';

/** Whether a companion has no place yet, because the mission deals them out before the first round. */
export function isYetToBeDealt(game: UoaGame, companion: number): boolean {
  return game.table.mission.rules.some(
    (rule, number) =>
      'when' in rule &&
      rule.when.event === 'set-up' &&
      allEffects(rule).some((each) => each.effect === 'scatter' && isCompanionMeant(game, each, companion)) &&
      mayApply(game, number, NOBODY),
  );
}
