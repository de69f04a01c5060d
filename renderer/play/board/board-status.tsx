import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SentenceKey } from '../../../languages';
import { questionWords } from '../../../telling/questions';
import { refusalWords } from '../../../telling/reasons';
import type { Words } from '../../../telling/words';
import { DEED, type Touch } from '../../game/choices';
import { personActing } from '../../game/picture';
import { useSittingState, useWords } from '../../session/game-context';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { zoneLine, zoneTold } from './zone-words';

interface BoardStatusProps {
  readonly scene: BoardInSight;
  readonly pointer: BoardPointer;
  readonly picked: Touch | undefined;
}

/** Below the board, in a line: what is asked, what there is where the keyboard stands, and why something was not done. */
export function BoardStatus({ scene, pointer, picked }: BoardStatusProps) {
  const words = useWords();
  const refused = useSittingState((state) => state.refused);
  const isReading = useSittingState(({ reading }) => reading !== undefined);
  const { zone, piece, isByKeys } = useStore(pointer.pointed);
  const isBusy = scene.event !== undefined || pointer.isGoing || isReading;
  const line = useMemo(() => {
    const { seen, picture } = scene;
    if (zone === undefined || !isByKeys) return undefined;
    const told = zoneTold(seen, zone, pointer.lights, { words, picked, picture });
    return zoneLine(told, pointer.clickAt(zone, piece), seen, words);
  }, [scene, zone, piece, isByKeys, pointer, picked, words]);
  const where = picked?.sort === DEED ? whereWords(picked, words) : undefined;
  const question = where ?? questionWords(scene.seen, words);
  // It stands there while others act, somebody walks or something is read, too: nothing is heard of what comes with its region.
  return (
    <p
      className="play-status"
      aria-live="polite"
      data-refused={refused ? true : undefined}
      title={line === undefined ? question : `${question}\n${line}`}
    >
      {isBusy ? null : refused ? (
        <span className="play-status-refused">{refusalWords(refused, words)}</span>
      ) : (
        <>
          {line === undefined ? null : <span className="play-status-zone">{line} </span>}
          <Question scene={scene} question={question} isWhere={where !== undefined} />
        </>
      )}
    </p>
  );
}

interface QuestionProps {
  readonly scene: BoardInSight;
  readonly question: string | undefined;
  readonly isWhere: boolean;
}

/** How many actions are left stands above the board for whoever sees it, and is told with the question to whoever does not. */
function Question({ scene: { seen }, question, isWhere }: QuestionProps) {
  const words = useWords();
  const person = seen.decision?.is.free === 'turn' && !isWhere ? personActing(seen) : undefined;
  if (!person) return <span className="play-status-question">{question}</span>;
  const { table, decision } = seen;
  const next = words.say('play.board.what-next', { who: person.name });
  const player = table.players > 1 && decision ? words.player(decision.player) : undefined;
  return (
    <>
      <span className="play-status-question" aria-hidden="true">
        {player === undefined ? next : words.say('ask.by', { player, question: next })}
      </span>
      <span className="play-status-heard">{question}</span>
    </>
  );
}

/** What is done where one points comes to nothing until somebody points. */
function whereWords({ name }: Touch, words: Words): string {
  return words.say('play.board.where', { deed: words.say(`hand.deed.${name}` as SentenceKey) });
}
