import type { ConditionObjectives } from '../../../../../../schemas';
import { judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { type AtHand, NOBODY } from '../../at-hand';
import { objectivesMeant } from '../../objectives-meant';
import { isInArea } from '../../whereabouts';
import { UNKNOWN } from '../../work/reckoning';
import { isLying, toTakeOne } from '../../work/taking';
import type { ConditionWord } from '../condition-word';

/** Objectives lie on the board, or in a place. */
export const objectives: ConditionWord<'objectives'> = {
  judge: (game, asked, at) => judgeCount({ there: lying(game, asked, at).length, wanted: asked.count ?? 1 }),
  // Only rules lay any.
  toMeet: () => UNKNOWN,
  toEnd: (reckoning, asked) =>
    lying(reckoning.game, asked, NOBODY).reduce((sum, objective) => sum + toTakeOne(reckoning, objective), 0),
};

function lying(game: UoaGame, asked: ConditionObjectives, at: AtHand): number[] {
  return objectivesMeant(game, asked).filter(
    (objective) =>
      isLying(game, objective) && isInArea(game, game.state.objectiveZone.at(objective), asked.in, at),
  );
}
