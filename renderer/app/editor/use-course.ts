import { useMemo } from 'react';
import { type TrainCourse, trainCourse } from '../../../engine';
import { useLaidOut } from '../../session/tab-context';

/** Where the train of the mission in sight is, round by round; nothing where none drives, or it cannot. */
export function useCourse(): TrainCourse | undefined {
  const { mission, faces } = useLaidOut();
  const { placements, tokens, rules } = mission;
  return useMemo(() => {
    const course = trainCourse({ placements, ...(tokens && { tokens }), ...(rules && { rules }) }, faces);
    return course && 'rounds' in course ? course : undefined;
  }, [placements, tokens, rules, faces]);
}
