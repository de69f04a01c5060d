import type { GoalSentence } from '../../telling/mission/goals';
import type { RuleSentence } from '../../telling/mission/rules';
import { ToldMarks } from './told-marks';

/** A sentence of the mission, and what to know about it. */
export function ToldSentence({ told }: { told: GoalSentence | RuleSentence }) {
  return (
    <>
      <p className="told-words">{told.text}</p>
      <ToldMarks
        isWordsOnly={told.isWordsOnly}
        isThen={'isThen' in told}
        isDoubtful={told.doubtful}
        isOwn={told.own && !told.isWordsOnly}
      />
    </>
  );
}
