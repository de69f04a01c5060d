import { placeOf } from '../../../../family/zombicide/actors';
import { NOT_YET } from '../../state';
import { isCompanionMeant } from '../filters';
import { leastOf, type Reckoning, stepsBetween, TASK, UNKNOWN } from './reckoning';
import { rulesThat } from './rules-that';

export function toRallyOne(reckoning: Reckoning, actor: number, survivors: readonly number[]): number {
  const { game } = reckoning;
  if (game.state.fate.at(actor) === NOT_YET) return toMeetOne(reckoning);
  const zone = placeOf(game, actor);
  const { rally } = game.table.mission.restrictions;
  return leastOf(
    survivors,
    (survivor) =>
      TASK +
      stepsBetween(reckoning, placeOf(game, survivor), zone) +
      reckoning.toPayFor('rally', survivor, actor) +
      reckoning.toLift(rally, (each) => isCompanionMeant(game, each, actor), survivor),
  );
}

/** Somebody who waits aside comes by a rule. */
function toMeetOne(reckoning: Reckoning): number {
  const rules = rulesThat(reckoning.game, 'companion');
  return Math.min(UNKNOWN, ...rules.map(reckoning.toApply));
}
