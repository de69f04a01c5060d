import { Hand, ListOrdered, TriangleAlert } from 'lucide-react';
import type { GoalSentence } from '../../telling/mission/goals';
import type { RuleSentence } from '../../telling/mission/rules';
import { useSentences } from '../session/session-context';

/** A sentence of the mission, and what to know about it: who wrote it, whether it may be wrong, who sees to it. */
export function ToldSentence({ told }: { told: GoalSentence | RuleSentence }) {
  const say = useSentences();
  return (
    <>
      <p className="told-words">{told.text}</p>
      {told.isWordsOnly ? (
        <p className="told-mark">
          <Hand aria-hidden="true" />
          {say('goals.words-only')}
        </p>
      ) : null}
      {'isThen' in told ? (
        <p className="told-mark">
          <ListOrdered aria-hidden="true" />
          {say('rules.then')}
        </p>
      ) : null}
      {told.doubtful ? (
        <p className="told-mark told-doubtful">
          <TriangleAlert aria-hidden="true" />
          {say('goals.doubtful')}
        </p>
      ) : told.own && !told.isWordsOnly ? (
        <p className="told-mark">{say('goals.own-words')}</p>
      ) : null}
    </>
  );
}
