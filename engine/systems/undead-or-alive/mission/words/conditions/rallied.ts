import type { ConditionRallied } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { ELIMINATED, NONE } from '../../../state';
import { rallyCompanions } from '../../../survey/pieces';
import { isCompanionSupplied } from '../../../survey/supplied';
import { companionsMeant, howManyOf, isCompanionMeant } from '../../filters';
import { toRallyOne } from '../../work/rallying';
import { cheapest, type Reckoning } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** Companions whom somebody leads, or who are out with their leader. */
export const rallied: ConditionWord<'rallied'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet: toRally,
  supply: ({ companions }, asked) => [
    companions.filter((one) => isCompanionSupplied(one, asked)).length,
    asked.count,
  ],
  work: (survey, asked) => rallyCompanions(survey, asked, asked.count),
};

function count(game: UoaGame, asked: ConditionRallied): Count {
  const { fate, leader } = game.state;
  let [meant, led, alone] = [0, 0, 0];
  for (let actor = game.table.sizes.survivors; actor < game.table.sizes.actors; actor++) {
    if (!isCompanionMeant(game, asked, actor)) continue;
    meant += 1;
    if (fate.at(actor) === ELIMINATED) continue;
    if (leader.at(actor) === NONE) alone += 1;
    else led += 1;
  }
  return { there: led, wanted: howManyOf(game, asked.count, meant), toCome: alone };
}

export function toRally(reckoning: Reckoning, asked: ConditionRallied): number {
  const { game } = reckoning;
  const meant = companionsMeant(game, asked);
  const alive = meant.filter((actor) => game.state.fate.at(actor) !== ELIMINATED);
  const alone = alive.filter((actor) => game.state.leader.at(actor) === NONE);
  const wanted = howManyOf(game, asked.count, meant.length) - (alive.length - alone.length);
  return cheapest(
    alone.map((actor) => toRallyOne(reckoning, actor, reckoning.survivors)),
    wanted,
  );
}
