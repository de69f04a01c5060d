import type {
  ConditionHeld,
  ConditionLoaded,
  ConditionTaken,
  HowMany,
  ObjectiveFilter,
} from '../../../../../schemas';
import { type Verdict, whenEnough } from '../../../../mission/verdict';
import type { UoaGame } from '../../game';
import { LEFT, NONE } from '../../state';
import { isKept, isLoaded, isLost, keeperOf } from '../carried';
import { howManyOf, machineMeant } from '../filters';
import { mayBeMeant, objectivesMeant } from '../objectives-meant';

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
  const machine = machineMeant(game, condition.into);
  const isOffBoard = machine >= 0 && game.state.machineZone.at(machine) === NONE;
  // What was in a machine that is off the board is lost, unless somebody has driven it out.
  const isDestroyed = isOffBoard && game.state.machineOut.at(machine) === 0;
  return judgeThose(game, condition, {
    isThere: (objective) => !isDestroyed && isLoaded(game, objective),
    canCome: (objective) =>
      !isOffBoard && !isLost(game, objective) && !isLoaded(game, objective) && !isOut(game, objective),
  });
}

/** Whoever keeps it has left the board with it. */
function isOut(game: UoaGame, objective: number): boolean {
  const keeper = keeperOf(game, objective);
  return keeper >= 0 && game.state.fate.at(keeper) === LEFT;
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
  const meant = objectivesMeant(game, filter);
  const there = meant.filter(isThere);
  const toCome = meant.filter((objective) => !isThere(objective) && canCome(objective));
  const unseen = mayBeMeant(game, filter);
  const wanted = howManyOf(game, filter.count, meant.length + unseen);
  return whenEnough(there.length, wanted, toCome.length + unseen);
}
