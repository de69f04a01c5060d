import type { FactsTrain, FactsTrainChange, FactsTrainStep } from '../../../../schemas';
import type { Fates } from '../../../board/fates';
import type { BoardStage } from '../board/stage';
import type { Survey } from '../survey/survey';
import { trainStarters } from '../survey/train-starters';
import { movesBetween } from '../survey/walking';
import { trainStart } from './earliest';
import type { PointOfInterest } from './points-of-interest';

/** Where everything is between two steps. */
interface Standing {
  readonly stage: BoardStage;
  readonly starts: readonly number[];
  readonly places: readonly PointOfInterest[];
}

/** What the steps of a train change for whoever has not moved meanwhile. */
export function trainFacts(survey: Survey, places: readonly PointOfInterest[]): FactsTrain | undefined {
  const train = places.find(({ what }) => what === 'train');
  const next = survey.stage.train;
  if (!train || !next) return undefined;
  const start = trainStart(survey);
  return {
    id: train.id,
    toward: next.toward,
    startedBy: trainStarters(survey).map(({ id }) => id),
    steps: stepsOf(survey, places).map((step, index) => ({
      ...step,
      ...(start !== undefined && { round: start + index }),
    })),
  };
}

/** How many steps it takes until the first part of the train leaves the board. */
export function stepsToLeave(survey: Survey): number {
  const leaving = stepsOf(survey, []).findIndex(({ move }) => move === 'leaves');
  return leaving < 0 ? 0 : leaving;
}

function stepsOf(survey: Survey, places: readonly PointOfInterest[]): FactsTrainStep[] {
  const steps: FactsTrainStep[] = [];
  let now: Standing = { stage: survey.stage, starts: survey.program.startZones, places };
  for (let { train } = now.stage; train; train = now.stage.train) {
    const stage = survey.program.stages[train.to];
    if (!stage) break;
    const next = follow(now, stage, train.fates);
    const takes = now.places.filter((place, index) => isTaken(place, next.places[index]));
    steps.push({
      move: train.move,
      takes: takes.map(({ id }) => id),
      changes: changes(survey, now, next).filter(({ id }) => takes.every((taken) => taken.id !== id)),
    });
    now = next;
  }
  return steps;
}

function follow({ starts, places }: Standing, stage: BoardStage, fates: Fates): Standing {
  const kept = (zones: readonly number[]) =>
    zones.flatMap((zone) => {
      const fate = fates[zone];
      return fate?.fate === 'stays' || fate?.fate === 'travels' ? [fate.to] : [];
    });
  return {
    stage,
    starts: kept(starts),
    places: places.map((place) => ({ ...place, zones: place.zonesIn?.(stage) ?? kept(place.zones) })),
  };
}

/** Areas are named anew on every board; what lies on it is gone with its zone. */
function isTaken({ zones, zonesIn }: PointOfInterest, after: PointOfInterest | undefined): boolean {
  return zonesIn === undefined && zones.length > 0 && after?.zones.length === 0;
}

function changes(survey: Survey, before: Standing, after: Standing): FactsTrainChange[] {
  return before.places.flatMap((place, index) => {
    const moves = movesTo(survey, after, after.places[index]);
    if (moves === movesTo(survey, before, place)) return [];
    return [{ id: place.id, ...(moves !== undefined && { moves }) }];
  });
}

function movesTo(
  { laid }: Survey,
  { stage, starts }: Standing,
  place: PointOfInterest | undefined,
): number | undefined {
  const board = laid.boards[stage.board];
  return board && place && movesBetween(board, starts, place.zones);
}
