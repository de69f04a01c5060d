import type { ConditionTaken } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { ASIDE, NONE } from '../../../state';
import { earliestOfObjectives } from '../../../survey/earliest-on-foot';
import { takeObjectives } from '../../../survey/pieces';
import { objectivesSupplied } from '../../../survey/supplied';
import { howManyOf } from '../../filters';
import { objectivesMeant } from '../../objectives-meant';
import { cheapest, type Reckoning } from '../../work/reckoning';
import { isLying, toTakeOne } from '../../work/taking';
import type { ConditionWord } from '../condition-word';
import { countObjectives } from '../counting-objectives';

/** Objectives have been taken. What is taken stays taken, whatever becomes of it. */
export const taken: ConditionWord<'taken'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet: toTake,
  supply: (program, asked) => [objectivesSupplied(program, asked), asked.count],
  work: (survey, asked) => takeObjectives(survey, asked, asked.count),
  earliest: (survey, asked) => earliestOfObjectives(survey, asked, asked.count),
};

function count(game: UoaGame, asked: ConditionTaken): Count {
  const { objectiveZone } = game.state;
  return countObjectives(game, asked, {
    isThere: (objective) => objectiveZone.at(objective) === NONE,
    canCome: (objective) => objectiveZone.at(objective) >= 0 || objectiveZone.at(objective) === ASIDE,
  });
}

export function toTake(reckoning: Reckoning, asked: ConditionTaken): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, asked);
  const lying = meant.filter((objective) => isLying(game, objective));
  const gone = meant.filter((objective) => game.state.objectiveZone.at(objective) === NONE);
  return cheapest(
    lying.map((objective) => toTakeOne(reckoning, objective)),
    howManyOf(game, asked.count, meant.length) - gone.length,
  );
}
