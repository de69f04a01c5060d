import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import './notice-bar.css';

/** The program behind a local page does not answer. It stays until it does; all that is open can be worked on. */
export function HostGoneBar() {
  const words = useWords();
  return words === undefined ? null : (
    <div className="notice" role="alert">
      <p>{words}</p>
    </div>
  );
}

/** The same over a mission, which is worked on and kept nowhere meanwhile. */
export function HostGoneOverBoard() {
  const say = useSentences();
  const { files } = useSession();
  const tab = useTab();
  const words = useWords();
  const isKept = useFile(({ notKept }) => notKept === undefined);
  if (words === undefined || isKept) return <HostGoneBar />;
  return (
    <div className="notice" role="alert">
      <p>{`${words} ${say('host.not-kept')}`}</p>
      <button type="button" className="button" onClick={() => void files.download(tab)}>
        {say('action.document.download')}
      </button>
    </div>
  );
}

function useWords(): string | undefined {
  const say = useSentences();
  const hostIs = useSessionState((state) => state.hostIs);
  // Once is enough, and what came of it is worth more words.
  const isTold = useSessionState(({ notice }) => (notice?.reason?.key ?? notice?.key) === 'error.host-gone');
  return hostIs === 'here' || isTold ? undefined : say(`host.${hostIs}`);
}
