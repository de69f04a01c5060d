import type { ConditionPeople } from '../../../../../../schemas';
import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { type Verdict, when } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { earliestIn } from '../../../survey/earliest-on-foot';
import { areaOf, type Survey } from '../../../survey/survey';
import { errand, NO_WORK, type Work } from '../../../survey/work';
import { isInArea, zonesOf } from '../../areas';
import { companionsMeant, isAmongUs } from '../../filters';
import { FAR, type Reckoning, stepsToNearest, TASK } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** All survivors are in an area, or one of them. */
export const people: ConditionWord<'people'> = {
  judge,
  toMeet,
  work,
  earliest: (survey, asked) => earliestIn(survey, asked.in),
};

function judge(game: UoaGame, { in: area, who = 'all' }: ConditionPeople): Verdict {
  let [there, elsewhere] = [0, 0];
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isAmongUs(game, actor)) continue;
    const isThere = isInPlay(game, actor) && isInArea(game, placeOf(game, actor), area);
    if (isThere) there += 1;
    else elsewhere += 1;
  }
  return when(there > 0 && (who === 'somebody' || elsewhere === 0));
}

function toMeet(reckoning: Reckoning, { in: area, who = 'all' }: ConditionPeople): number {
  const { game, survivors } = reckoning;
  const zones = zonesOf(game, area);
  const ways = survivors.map((survivor) => stepsToNearest(reckoning, placeOf(game, survivor), zones));
  if (who === 'somebody') return Math.min(FAR, ...ways);
  return ways.reduce((sum, steps) => sum + steps, 0) + unledOf(game) * TASK;
}

function unledOf(game: UoaGame): number {
  return companionsMeant(game, {}).filter(
    (actor) => isInPlay(game, actor) && game.state.leader.at(actor) === NONE,
  ).length;
}

function work(survey: Survey, { in: area, who = 'all' }: ConditionPeople): Work {
  const at = areaOf(survey, survey.stage, area);
  return who === 'all' ? { ...NO_WORK, gathering: at } : errand(area, { at, actions: 0 });
}
