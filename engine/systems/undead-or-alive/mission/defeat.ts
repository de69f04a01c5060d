import { eachLed, isCompanion, placeOf } from '../../../family/zombicide/actors';
import { isNobodyLeft } from '../../../family/zombicide/people/nobody-left';
import { because } from '../because';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { standUp } from '../machines/machines';
import { lose } from '../outcome';
import { settleMission } from '../settling';
import { ELIMINATED, NONE } from '../state';
import { isInForce } from './restrictions';

// Whoever has been eliminated, the game is lost with them, unless the mission has it that it goes on.

export function loseUnlessLifted(game: UoaGame): void {
  if (game.table.mission.restrictions.defeat.length === 0 || isAnybodyMissed(game)) {
    lose(game, 'survivor-eliminated', because['somebody-eliminated']);
  } else if (isNobodyLeft(game)) {
    // Nobody comes back without anybody to wait for.
    settleMission(game);
  }
}

function isAnybodyMissed(game: UoaGame): boolean {
  const { defeat } = game.table.mission.restrictions;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (game.state.fate.at(actor) !== ELIMINATED) continue;
    const sort = isCompanion(game, actor) ? 'companions' : 'survivors';
    if (!defeat.some((each) => (each.of === undefined || each.of === sort) && isInForce(game, each)))
      return true;
  }
  return false;
}

/** Where the game goes on they are nowhere, and those whom they led stand alone. */
export function falls(game: UoaGame, actor: number): void {
  if (game.table.mission.restrictions.defeat.length === 0) return;
  const { leader, place } = game.state;
  const zone = placeOf(game, actor);
  standUp(game, actor);
  place.set(actor, 0, NONE);
  if (isCompanion(game, actor)) {
    leader.set(actor, 0, NONE);
    return;
  }
  eachLed(game, actor, (companion) => leader.set(companion, 0, NONE));
  happen(game, 'survivor-eliminated', actor, NONE, zone);
}
