import { when } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { doAction } from '../../../survey/actions';
import type { ConditionWord } from '../condition-word';

/** A rule of the mission has applied. */
export const done: ConditionWord<'done'> = {
  judge: (game, id) => when(game.state.ruleApplied.at(ruleNumber(game, id)) > 0),
  toMeet: (reckoning, id) => reckoning.toApply(ruleNumber(reckoning.game, id)),
  work: (survey, id) => doAction(survey, id, 1),
};

function ruleNumber({ table }: UoaGame, id: string): number {
  return table.mission.rules.findIndex((rule) => rule.id === id);
}
