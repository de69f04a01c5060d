import type {
  ConditionHeld,
  ConditionLoaded,
  ConditionTaken,
  HowMany,
  ObjectiveFilter,
} from '../../../../../schemas';
import { type Verdict, whenEnough } from '../../../../mission/verdict';
import { isInPlay } from '../../actors';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { carrierOf, holderNumber, isKept, isLoaded, isLost } from '../carried';
import { howManyOf, machineMeant } from '../filters';
import { isObjectiveMeant, mayBeMeant } from '../objectives-meant';

/** What is taken stays taken, whatever becomes of it. */
export function taken(game: UoaGame, condition: ConditionTaken): Verdict {
  const { objectiveZone } = game.state;
  return judgeThose(game, condition, {
    isThere: (objective) => objectiveZone.at(objective) === NONE,
    canCome: (objective) => objectiveZone.at(objective) >= 0,
  });
}

export function held(game: UoaGame, condition: ConditionHeld): Verdict {
  return judgeThose(game, condition, {
    isThere: (objective) => isKept(game, objective),
    canCome: (objective) => !isLost(game, objective) && !isLoaded(game, objective),
  });
}

export function loaded(game: UoaGame, condition: ConditionLoaded): Verdict {
  const isGone = isDestroyed(game, condition.into);
  const isAway = isOffBoard(game, condition.into);
  const holder = holderNumber(game, condition.into);
  return judgeThose(game, condition, {
    isThere: (objective) => !isGone && game.state.loaded.at(objective) === holder,
    canCome: (objective) =>
      !isAway && !isLost(game, objective) && !isLoaded(game, objective) && !isCarriedOff(game, objective),
  });
}

interface Asked {
  readonly isThere: (objective: number) => boolean;
  readonly canCome: (objective: number) => boolean;
}

/** Those that lie face down may be meant or not: as long as one may be, not all of them are there. */
function judgeThose(
  game: UoaGame,
  filter: ObjectiveFilter & { readonly count?: HowMany },
  { isThere, canCome }: Asked,
): Verdict {
  let [meant, there, toCome] = [0, 0, 0];
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    if (!isObjectiveMeant(game, filter, objective)) continue;
    meant += 1;
    if (isThere(objective)) there += 1;
    else if (canCome(objective)) toCome += 1;
  }
  const unseen = mayBeMeant(game, filter);
  const wanted = howManyOf(game, filter.count, meant + unseen);
  return whenEnough(there, wanted, toCome + unseen);
}

/** Whoever carries it has left, and will not come back. */
function isCarriedOff(game: UoaGame, objective: number): boolean {
  const carrier = carrierOf(game, objective);
  return carrier >= 0 && !isInPlay(game, carrier);
}

/** What was in a machine that is off the board is lost, unless somebody has driven it out. */
function isDestroyed(game: UoaGame, into: string): boolean {
  return isOffBoard(game, into) && game.state.machineOut.at(machineMeant(game, into)) === 0;
}

/** Into a machine that is off the board nothing can be loaded any more. */
function isOffBoard(game: UoaGame, into: string): boolean {
  const machine = machineMeant(game, into);
  return machine >= 0 && game.state.machineZone.at(machine) === NONE;
}
