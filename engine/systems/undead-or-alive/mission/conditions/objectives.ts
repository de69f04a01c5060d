import type {
  ConditionHeld,
  ConditionLoaded,
  ConditionTaken,
  HowMany,
  ObjectiveFilter,
} from '../../../../../schemas';
import { type Count, judgeCount, type Verdict } from '../../../../mission/verdict';
import { isInPlay } from '../../actors';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { carrierOf, holderNumber, isKept, isLoaded, isLost } from '../carried';
import { howManyOf, machineMeant } from '../filters';
import { isObjectiveMeant, mayBeMeant } from '../objectives-meant';

export function taken(game: UoaGame, condition: ConditionTaken): Verdict {
  return judgeCount(countTaken(game, condition));
}

/** What is taken stays taken, whatever becomes of it. */
export function countTaken(game: UoaGame, condition: ConditionTaken): Count {
  const { objectiveZone } = game.state;
  return countThose(game, condition, {
    isThere: (objective) => objectiveZone.at(objective) === NONE,
    canCome: (objective) => objectiveZone.at(objective) >= 0,
  });
}

export function held(game: UoaGame, condition: ConditionHeld): Verdict {
  return judgeCount(countHeld(game, condition));
}

export function countHeld(game: UoaGame, condition: ConditionHeld): Count {
  return countThose(game, condition, {
    isThere: (objective) => isKept(game, objective),
    canCome: (objective) => !isLost(game, objective) && !isLoaded(game, objective),
  });
}

export function loaded(game: UoaGame, condition: ConditionLoaded): Verdict {
  return judgeCount(countLoaded(game, condition));
}

export function countLoaded(game: UoaGame, condition: ConditionLoaded): Count {
  const isGone = isDestroyed(game, condition.into);
  const isAway = isOffBoard(game, condition.into);
  const holder = holderNumber(game, condition.into);
  return countThose(game, condition, {
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
function countThose(
  game: UoaGame,
  filter: ObjectiveFilter & { readonly count?: HowMany },
  { isThere, canCome }: Asked,
): Count {
  let [meant, there, toCome] = [0, 0, 0];
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    if (!isObjectiveMeant(game, filter, objective)) continue;
    meant += 1;
    if (isThere(objective)) there += 1;
    else if (canCome(objective)) toCome += 1;
  }
  const unseen = mayBeMeant(game, filter);
  const wanted = howManyOf(game, filter.count, meant + unseen);
  return { there, wanted, toCome: toCome + unseen };
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
