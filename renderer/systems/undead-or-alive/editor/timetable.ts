import { type TrainTimetable, trainTimetable } from '../../../../engine/systems/undead-or-alive';
import type { LaidOut } from '../../../document/laid-out';

/** Longer than any train takes to leave the largest board. */
const MOST_ROUNDS = 60;

type Line = readonly unknown[];
let last: { readonly of: Line; readonly timetable: TrainTimetable | undefined } | undefined;

/**
 * Where the train of a mission is, until it has left; nothing where none drives, no rule starts it, or it cannot. Worked out once
 * while nothing changes that it goes by.
 */
export function timetableOf({ mission, faces }: LaidOut): TrainTimetable | undefined {
  const { placements, tokens, rules } = mission;
  const of = [placements, tokens, rules, faces];
  if (!last || of.some((part, index) => part !== last?.of[index]))
    last = { of, timetable: worked({ mission, faces }) };
  return last.timetable;
}

function worked({ mission, faces }: Pick<LaidOut, 'mission' | 'faces'>): TrainTimetable | undefined {
  const timetable = trainTimetable(mission, faces, MOST_ROUNDS);
  // Its line is known without a rule that starts it, but nothing drives along it.
  if (!timetable || !('rounds' in timetable) || timetable.startedBy.length === 0) return undefined;
  const end = timetable.rounds.findLastIndex(({ step }) => step !== undefined);
  return { ...timetable, rounds: timetable.rounds.slice(0, end + 1) };
}
