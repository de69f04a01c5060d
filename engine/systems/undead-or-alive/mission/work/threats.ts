import { zombiesIn } from '../../../../family/zombicide/horde';
import type { UoaGame } from '../../game';
import { isSo } from '../conditions';
import { zonesOf } from '../whereabouts';
import type { Reckoning } from './reckoning';
import { rulesThat } from './rules-that';

const A_STOWAWAY = 2;
/** With the train under way there is no time left. */
const URGENT = 5;

/** Until no rule of the mission can lose the game as things stand. */
export function toAvert(reckoning: Reckoning): number {
  const { game } = reckoning;
  let work = 0;
  for (const number of rulesThat(game, 'lose')) {
    const rule = game.table.mission.rules[number];
    if (!rule || !('when' in rule)) continue;
    if (rule.when.event === 'zombie-rides-off') work += A_STOWAWAY * zombiesAboard(game);
    else if (rule.if && isSo(game, rule.if)) work += reckoning.toEnd(rule.if);
  }
  return game.state.trainDrives === 1 ? URGENT * work : work;
}

function zombiesAboard(game: UoaGame): number {
  if (game.state.trainDrives === 0) return 0;
  return zonesOf(game, 'aboard').reduce((sum, zone) => sum + zombiesIn(game, zone), 0);
}
