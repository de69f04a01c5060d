import type {
  ConditionLeads,
  ConditionLeft,
  ConditionPeople,
  ConditionRallied,
} from '../../../../../schemas';
import { every, type Verdict, when, whenEnough } from '../../../../mission/verdict';
import { isInPlay, placeOf } from '../../actors';
import { exitZones, stageNow } from '../../board/now';
import type { UoaGame } from '../../game';
import { ELIMINATED, LEFT, NONE } from '../../state';
import { isInArea } from '../areas';
import { companionsMeant, howManyOf, isAmongUs, machineMeant } from '../filters';
import { BY_EXIT, BY_TRAIN } from '../ways-out';

/** Companions whom somebody leads, or who are out with their leader. */
export function rallied(game: UoaGame, condition: ConditionRallied): Verdict {
  const meant = companionsMeant(game, condition);
  const { fate, leader } = game.state;
  const alive = meant.filter((actor) => fate.at(actor) !== ELIMINATED);
  const led = alive.filter((actor) => leader.at(actor) !== NONE);
  return whenEnough(led.length, howManyOf(game, condition.count, meant.length), alive.length - led.length);
}

export function leads(game: UoaGame, condition: ConditionLeads, survivor: number): Verdict {
  const led = companionsMeant(game, condition).filter(
    (actor) => isInPlay(game, actor) && game.state.leader.at(actor) === survivor,
  );
  return when(survivor !== NONE && led.length >= (condition.count ?? 1));
}

/** All survivors, and companions are survivors (UOA-MISSION-GEN-06). */
export function left(game: UoaGame, { by, with: wagon }: ConditionLeft): Verdict {
  const way = by === 'exit' ? BY_EXIT : BY_TRAIN;
  const verdicts: Verdict[] = [];
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isAmongUs(game, actor)) verdicts.push(leftBy(game, actor, way));
  }
  if (wagon !== undefined) verdicts.push(drivenOut(game, wagon));
  const verdict = every(verdicts);
  return verdict === 'open' && !isWayOpen(game, by) ? 'never' : verdict;
}

function leftBy({ state }: UoaGame, actor: number, way: number): Verdict {
  if (state.wayOut.at(actor) === way) return 'met';
  return state.fate.at(actor) === LEFT || state.fate.at(actor) === ELIMINATED ? 'never' : 'open';
}

function drivenOut(game: UoaGame, id: string): Verdict {
  const wagon = machineMeant(game, id);
  if (game.state.machineOut.at(wagon) === 1) return 'met';
  return game.state.machineZone.at(wagon) === NONE ? 'never' : 'open';
}

function isWayOpen(game: UoaGame, by: ConditionLeft['by']): boolean {
  if (by === 'exit') return exitZones(game).length > 0; // UOA-TRAIN-14
  return stageNow(game).train !== undefined;
}

export function people(game: UoaGame, { in: area, who = 'all' }: ConditionPeople): Verdict {
  let [there, elsewhere] = [0, 0];
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isAmongUs(game, actor)) continue;
    const isThere = isInPlay(game, actor) && isInArea(game, placeOf(game, actor), area);
    if (isThere) there += 1;
    else elsewhere += 1;
  }
  return when(there > 0 && (who === 'somebody' || elsewhere === 0));
}
