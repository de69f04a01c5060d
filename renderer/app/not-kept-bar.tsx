import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import './notice-bar.css';

/** What is not saved of the mission in sight is nowhere else. It stays until the host keeps it again. */
export function NotKeptBar() {
  const say = useSentences();
  const { files } = useSession();
  const tab = useTab();
  const notKept = useFile((file) => file.notKept);
  // Where the whole page is without its host, that is said already.
  const isSaid = useSessionState(({ hostIs }) => hostIs !== 'here');
  if (notKept === undefined || isSaid) return null;
  // The page is there still, and so is the browser.
  const isAlone = notKept === 'host-gone';
  return (
    <div className="notice" role="alert">
      <p>{say(isAlone ? 'files.draft-not-kept.host-gone' : 'files.draft-not-kept')}</p>
      <button
        type="button"
        className="button"
        onClick={() => void (isAlone ? files.download(tab) : files.saveAs(tab))}
      >
        {say(isAlone ? 'action.document.download' : 'action.document.saveAs')}
      </button>
    </div>
  );
}
