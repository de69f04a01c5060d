import type { ConditionHeld, ConditionLoaded, ConditionTaken } from '../../../../../schemas';
import { type Verdict, whenEnough } from '../../../../mission/verdict';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { isKept, isLoaded, isLost } from '../carried';
import { howManyOf, machineMeant, objectivesMeant } from '../filters';

/** What is taken stays taken, whatever becomes of it. */
export function taken(game: UoaGame, condition: ConditionTaken): Verdict {
  const meant = objectivesMeant(game, condition);
  const were = meant.filter((objective) => game.state.objectiveZone.at(objective) === NONE);
  return whenEnough(were.length, howManyOf(game, condition.count, meant.length), lying(game, meant));
}

export function held(game: UoaGame, condition: ConditionHeld): Verdict {
  const meant = objectivesMeant(game, condition);
  const there = meant.filter((objective) => isKept(game, objective));
  const toCome = meant.filter((each) => !isKept(game, each) && !isLost(game, each) && !isLoaded(game, each));
  return whenEnough(there.length, howManyOf(game, condition.count, meant.length), toCome.length);
}

function lying({ state }: UoaGame, objectives: readonly number[]): number {
  return objectives.filter((objective) => state.objectiveZone.at(objective) >= 0).length;
}

export function loaded(game: UoaGame, condition: ConditionLoaded): Verdict {
  const meant = objectivesMeant(game, condition);
  const there = isDestroyed(game, condition.into) ? [] : meant.filter((each) => isLoaded(game, each));
  const toCome = meant.filter((each) => !isLoaded(game, each) && !isLost(game, each));
  return whenEnough(there.length, howManyOf(game, condition.count, meant.length), toCome.length);
}

/** What was in a machine that is off the board is lost, unless somebody has driven it out. */
function isDestroyed(game: UoaGame, into: string): boolean {
  const machine = machineMeant(game, into);
  return (
    machine >= 0 && game.state.machineZone.at(machine) === NONE && game.state.machineOut.at(machine) === 0
  );
}
