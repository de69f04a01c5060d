import type { ConditionLoaded } from '../../../../../../schemas';
import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import { carrierOf, holderNumber, isLoaded, isLost, keeperOf } from '../../../cards/carried';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { earliestOfObjectives } from '../../../survey/earliest-on-foot';
import { takeObjectives } from '../../../survey/pieces';
import { objectivesSupplied } from '../../../survey/supplied';
import { areaOf, machineZone, type Survey } from '../../../survey/survey';
import { howManyOf, machineMeant } from '../../filters';
import { objectivesMeant } from '../../objectives-meant';
import { zonesOf } from '../../whereabouts';
import { cheapest, type Reckoning, stepsToNearest } from '../../work/reckoning';
import { toTakeOne } from '../../work/taking';
import type { ConditionWord } from '../condition-word';
import { countObjectives } from '../counting-objectives';

/** Objectives have been loaded into a machine or an area. */
export const loaded: ConditionWord<'loaded'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet,
  supply: (program, asked) => [objectivesSupplied(program, asked), asked.count],
  work: (survey, asked) =>
    takeObjectives(survey, asked, asked.count, { at: holdZones(survey, asked.into), actions: 1 }),
  earliest: (survey, asked) => earliestOfObjectives(survey, asked, asked.count),
};

const TO_LOAD = 3;

function count(game: UoaGame, asked: ConditionLoaded): Count {
  const isGone = isDestroyed(game, asked.into);
  const isAway = isOffBoard(game, asked.into);
  const holder = holderNumber(game, asked.into);
  return countObjectives(game, asked, {
    isThere: (objective) => !isGone && game.state.loaded.at(objective) === holder,
    canCome: (objective) =>
      !isAway && !isLost(game, objective) && !isLoaded(game, objective) && !isCarriedOff(game, objective),
  });
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

function toMeet(reckoning: Reckoning, asked: ConditionLoaded): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, asked);
  const done = meant.filter((objective) => isLoaded(game, objective));
  const left = meant.filter((objective) => !isLoaded(game, objective) && !isLost(game, objective));
  const there = placesOf(game, asked.into);
  const costs = left.map((objective) => toLoadOne(reckoning, objective, there));
  return cheapest(costs, howManyOf(game, asked.count, meant.length) - done.length);
}

/** Of a machine or an area. */
function placesOf(game: UoaGame, id: string): readonly number[] {
  const machine = machineMeant(game, id);
  return machine === NONE ? zonesOf(game, id) : [game.state.machineZone.at(machine)];
}

function toLoadOne(reckoning: Reckoning, objective: number, there: readonly number[]): number {
  const { game } = reckoning;
  const keeper = keeperOf(game, objective);
  if (keeper >= 0) return TO_LOAD + stepsToNearest(reckoning, placeOf(game, keeper), there);
  const zone = game.state.objectiveZone.at(objective);
  return TO_LOAD + toTakeOne(reckoning, objective) + stepsToNearest(reckoning, zone, there);
}

/** The same before the game begins. */
function holdZones(survey: Survey, into: string): readonly number[] {
  const isMachine = survey.program.machines.some(({ id }) => id === into);
  return isMachine ? [machineZone(survey, into)] : areaOf(survey, survey.stage, into);
}
