import { useSentences } from '../../session/session-context';

/** The board of the game, as it lies now. */
export function Board() {
  const say = useSentences();
  return <div className="play-board" role="application" aria-label={say('play.board')} />;
}
