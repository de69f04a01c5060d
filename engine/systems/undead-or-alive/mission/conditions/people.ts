import type {
  ConditionLeads,
  ConditionLeft,
  ConditionPeople,
  ConditionRallied,
} from '../../../../../schemas';
import { both, type Count, judgeCount, type Verdict, when } from '../../../../mission/verdict';
import { eachLed, isInPlay, placeOf } from '../../actors';
import { exitZones, stageNow } from '../../board/now';
import type { UoaGame } from '../../game';
import { ELIMINATED, LEFT, NONE } from '../../state';
import { isInArea } from '../areas';
import { howManyOf, isAmongUs, isCompanionMeant, machineMeant } from '../filters';
import { BY_EXIT, BY_TRAIN } from '../ways-out';

export function rallied(game: UoaGame, condition: ConditionRallied): Verdict {
  return judgeCount(countRallied(game, condition));
}

/** Companions whom somebody leads, or who are out with their leader. */
export function countRallied(game: UoaGame, condition: ConditionRallied): Count {
  const { fate, leader } = game.state;
  let [meant, led, alone] = [0, 0, 0];
  for (let actor = game.table.sizes.survivors; actor < game.table.sizes.actors; actor++) {
    if (!isCompanionMeant(game, condition, actor)) continue;
    meant += 1;
    if (fate.at(actor) === ELIMINATED) continue;
    if (leader.at(actor) === NONE) alone += 1;
    else led += 1;
  }
  return { there: led, wanted: howManyOf(game, condition.count, meant), toCome: alone };
}

export function leads(game: UoaGame, condition: ConditionLeads, survivor: number): Verdict {
  let led = 0;
  if (survivor !== NONE) {
    eachLed(game, survivor, (actor) => {
      if (isCompanionMeant(game, condition, actor)) led += 1;
    });
  }
  return when(led >= (condition.count ?? 1));
}

/** All survivors, and companions are survivors (UOA-MISSION-GEN-06). */
export function left(game: UoaGame, { by, with: wagon }: ConditionLeft): Verdict {
  const way = by === 'exit' ? BY_EXIT : BY_TRAIN;
  let verdict: Verdict = wagon === undefined ? 'met' : drivenOut(game, wagon);
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isAmongUs(game, actor)) verdict = both(verdict, leftBy(game, actor, way));
  }
  return verdict === 'open' && !isWayOpen(game, by) ? 'never' : verdict;
}

function leftBy({ state }: UoaGame, actor: number, way: number): Verdict {
  if (state.wayOut.at(actor) === way) return 'met';
  return state.fate.at(actor) === LEFT || state.fate.at(actor) === ELIMINATED ? 'never' : 'open';
}

export function countLeft(game: UoaGame, { by }: ConditionLeft): Count {
  const way = by === 'exit' ? BY_EXIT : BY_TRAIN;
  let [out, wanted] = [0, 0];
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isAmongUs(game, actor)) continue;
    wanted += 1;
    if (leftBy(game, actor, way) === 'met') out += 1;
  }
  return { there: out, wanted };
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
