import { Hand, ListOrdered, TriangleAlert } from 'lucide-react';
import { useSentences } from '../session/session-context';

interface ToldMarksProps {
  readonly isWordsOnly: boolean;
  readonly isThen: boolean;
  readonly isDoubtful: boolean;
  readonly isOwn: boolean;
}

/** What to know of a sentence of the mission: who sees to it, when its turn is, whether it may be wrong, who wrote it. */
export function ToldMarks({ isWordsOnly, isThen, isDoubtful, isOwn }: ToldMarksProps) {
  const say = useSentences();
  return (
    <>
      {isWordsOnly ? (
        <p className="told-mark">
          <Hand aria-hidden="true" />
          {say('goals.words-only')}
        </p>
      ) : null}
      {isThen ? (
        <p className="told-mark">
          <ListOrdered aria-hidden="true" />
          {say('rules.then')}
        </p>
      ) : null}
      {isDoubtful ? (
        <p className="told-mark told-doubtful">
          <TriangleAlert aria-hidden="true" />
          {say('goals.doubtful')}
        </p>
      ) : isOwn ? (
        <p className="told-mark">{say('goals.own-words')}</p>
      ) : null}
    </>
  );
}
