import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SentenceKey } from '../../../languages';
import { questionWords } from '../../../telling/questions';
import { refusalWords } from '../../../telling/reasons';
import type { Words } from '../../../telling/words';
import { DEED, type Touch } from '../../game/choices';
import { useSittingState, useWords } from '../../session/game-context';
import type { Lights } from './lights';
import type { PointedPieceStore } from './pointed';
import type { BoardInSight } from './use-board-in-sight';
import { zoneLine, zoneTold } from './zone-words';

interface BoardStatusProps {
  readonly scene: BoardInSight;
  readonly pointed: PointedPieceStore;
  readonly lights: Lights;
  readonly picked: Touch | undefined;
}

/** Below the board, in a line: what is asked, what there is where the keyboard stands, and why something was not done. */
export function BoardStatus({ scene, pointed, lights, picked }: BoardStatusProps) {
  const words = useWords();
  const refused = useSittingState((state) => state.refused);
  const { zone, isByKeys } = useStore(pointed);
  const line = useMemo(() => {
    const { seen, picture } = scene;
    if (zone === undefined || !isByKeys) return undefined;
    return zoneLine(zoneTold(seen, zone, lights, { words, picked, picture }), words);
  }, [scene, zone, isByKeys, lights, picked, words]);
  if (refused) {
    return (
      <p className="play-status" aria-live="polite" data-refused="true">
        <span className="play-status-refused">{refusalWords(refused, words)}</span>
      </p>
    );
  }
  const where = picked?.sort === DEED ? whereWords(picked, words) : undefined;
  const question = where ?? questionWords(scene.seen, words);
  return (
    <p
      className="play-status"
      aria-live="polite"
      title={line === undefined ? question : `${question}\n${line}`}
    >
      {line === undefined ? null : <span className="play-status-zone">{line} </span>}
      <span className="play-status-question">{question}</span>
    </p>
  );
}

/** What is done where one points comes to nothing until somebody points. */
function whereWords({ name }: Touch, words: Words): string {
  return words.say('play.board.where', { deed: words.say(`hand.deed.${name}` as SentenceKey) });
}
