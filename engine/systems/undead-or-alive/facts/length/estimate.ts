import type { FactsEstimate, FactsSpan } from '../../../../../schemas';
import { limits } from '../../content';
import { searchMixes } from '../../survey/pieces';
import type { Survey } from '../../survey/survey';
import { together, type Work } from '../../survey/work';
import { trainStart } from '../earliest';
import { stepsToLeave } from '../train';
import { workOf } from './errands';
import { scheduleOf } from './schedule';
import { searchesFor } from './searches';

/**
 * Minutes for each of the fewest possible rounds, with six survivors. The minutes that the rulebook gives for M0 to M10 are 3 to 7
 * times the fewest rounds of our own maps, and 5 in the middle.
 */
const MINUTES = { least: 3, usual: 5, most: 7 } as const;

/** Zombies and other trouble: in the lab most games of M0 that are won take up to twice as long as they could. */
const TROUBLE = 2;

/** Nobody knows it to the minute. */
const PRECISION = 5;

export function workToDo(survey: Survey): Work[] {
  return workOf(survey).map((work) => together([work, searchMixes(survey, work.hidden)]));
}

export function estimateOf(survey: Survey): FactsEstimate {
  const work = workToDo(survey);
  const searches = searchesFor(work.flatMap(({ cards }) => cards));
  const { errands, moves, otherActions, rounds } = scheduleOf(survey, work, searches);
  const fewest = leavesByTrain(survey) ? withTrain(survey, rounds) : rounds;
  return {
    errands,
    moves,
    otherActions,
    searches,
    fewestRounds: fewest,
    rounds: { least: fewest, most: fewest * TROUBLE },
    minutes: minutes(fewest, survey.survivors),
    minutesPerRound: round(MINUTES.usual * share(survey.survivors), 0.1),
  };
}

function leavesByTrain({ program }: Survey): boolean {
  return program.goals.some(
    ({ condition }) => condition && 'left' in condition && condition.left.by === 'train',
  );
}

/** Its first step comes after the last errand, or when it comes by itself. */
function withTrain(survey: Survey, rounds: number): number {
  return Math.max(rounds, trainStart(survey) ?? 0) + stepsToLeave(survey);
}

function minutes(rounds: number, survivors: number): FactsSpan {
  const span = (each: number) => round(rounds * each * share(survivors), PRECISION);
  return { least: span(MINUTES.least), most: span(MINUTES.most) };
}

/** Half of a round is the zombies', the other half is shared by the survivors: an assumption, not a measurement. */
function share(survivors: number): number {
  return 0.5 + (0.5 * survivors) / limits.survivors.usual;
}

function round(number: number, precision: number): number {
  return Number((Math.round(number / precision) * precision).toFixed(1));
}
