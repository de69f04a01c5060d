import { useMemo } from 'react';
import type { Size } from '../../../engine';
import { cameOf } from '../../game/outcome';
import { useIsPiloted, useMoment, useSittingState, useWords } from '../../session/game-context';
import type { BoardInSight } from './use-board-in-sight';
import { useNoteCorner } from './use-note-corner';

interface OutcomeNoteProps {
  readonly scene: Pick<BoardInSight, 'seen' | 'ground'>;
  readonly size: Size;
}

/** What came of what was done last, until something else is done: nobody has to read the log for it. */
export function OutcomeNote({ scene, size }: OutcomeNoteProps) {
  const corner = useNoteCorner(scene, size);
  const [moment, words, isPiloted] = [useMoment(), useWords(), useIsPiloted()];
  const isDone = useSittingState(({ done, watching }) => done === moment && watching === undefined);
  const isShown = isDone && !isPiloted;
  const came = useMemo(() => (isShown ? cameOf(moment, words) : []), [isShown, moment, words]);
  return (
    <div className="play-note" role="status" data-corner={corner}>
      {came.map(({ sentence, times }, line) => (
        // The same can come of two things that are done one after the other.
        <p key={line}>{times > 1 ? words.say('play.note.times', { sentence, times }) : sentence}</p>
      ))}
    </div>
  );
}
