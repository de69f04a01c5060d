import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { GameLog } from '../../game/log';
import { isOpen } from '../../session/folding';
import { useMoment, useSittingState, useWords } from '../../session/game-context';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import './last-line.css';

/** The log folded to what it said last; pressed, it opens beside the board. */
export function LastLine() {
  const isFolded = !useSessionState(({ folding }) => isOpen(folding, 'properties', { isPlaying: true }));
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  return isFolded && !isWatching ? <Folded /> : null;
}

function Folded() {
  const say = useSentences();
  const { togglePanel } = useSession();
  const [moment, words] = [useMoment(), useWords()];
  const log = useMemo(() => new GameLog(words), [words]);
  const line = useMemo(
    () =>
      log
        .to(moment)
        .findLast(({ entries }) => entries.length > 0)
        ?.entries.at(-1)?.sentence,
    [log, moment],
  );
  return (
    <button
      type="button"
      className="log-last"
      aria-label={say('log-panel.open')}
      aria-description={line}
      title={line}
      onClick={() => togglePanel('properties')}
    >
      <ScrollText aria-hidden="true" />
      <span>{line}</span>
    </button>
  );
}
