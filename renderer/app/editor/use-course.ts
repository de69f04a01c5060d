import { useMemo } from 'react';
import { type TrainCourse, trainCourse } from '../../../engine';
import { useLaidOut } from '../../session/tab-context';

/** Longer than any train takes to leave the largest board. */
const MOST_ROUNDS = 60;

/** Where the train of the mission in sight is, until it has left; nothing where none drives, no rule starts it, or it cannot. */
export function useCourse(): TrainCourse | undefined {
  const { mission, faces } = useLaidOut();
  const { placements, tokens, rules } = mission;
  return useMemo(() => {
    const course = trainCourse(
      { placements, ...(tokens && { tokens }), ...(rules && { rules }) },
      faces,
      MOST_ROUNDS,
    );
    // Its line is known without a rule that starts it, but nothing drives along it.
    if (!course || !('rounds' in course) || course.startedBy.length === 0) return undefined;
    const last = course.rounds.findLastIndex(({ step }) => step !== undefined);
    return { ...course, rounds: course.rounds.slice(0, last + 1) };
  }, [placements, tokens, rules, faces]);
}
