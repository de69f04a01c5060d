import type { ConditionHeld } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import { isKept, isLoaded, isLost } from '../../../cards/carried';
import type { UoaGame } from '../../../game';
import { earliestOfObjectives } from '../../../survey/earliest-on-foot';
import { takeObjectives } from '../../../survey/pieces';
import { objectivesSupplied } from '../../../survey/supplied';
import { howManyOf } from '../../filters';
import { objectivesMeant } from '../../objectives-meant';
import { cheapest, type Reckoning } from '../../work/reckoning';
import { isLying, toTakeOne } from '../../work/taking';
import type { ConditionWord } from '../condition-word';
import { countObjectives } from '../counting-objectives';

/** Survivors carry objectives, or companions whom they lead. */
export const held: ConditionWord<'held'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet,
  supply: (program, asked) => [objectivesSupplied(program, asked), asked.count],
  work: (survey, asked) => takeObjectives(survey, asked, asked.count),
  earliest: (survey, asked) => earliestOfObjectives(survey, asked, asked.count),
};

function count(game: UoaGame, asked: ConditionHeld): Count {
  return countObjectives(game, asked, {
    isThere: (objective) => isKept(game, objective),
    canCome: (objective) => !isLost(game, objective) && !isLoaded(game, objective),
  });
}

function toMeet(reckoning: Reckoning, asked: ConditionHeld): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, asked);
  const kept = meant.filter((objective) => isKept(game, objective));
  const lying = meant.filter((objective) => isLying(game, objective));
  return cheapest(
    lying.map((objective) => toTakeOne(reckoning, objective)),
    howManyOf(game, asked.count, meant.length) - kept.length,
  );
}
