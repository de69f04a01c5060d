import { useSentences, useSession } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import './notice-bar.css';

/** What is not saved of the mission in sight is nowhere else. It stays until the host keeps it again. */
export function NotKeptBar() {
  const say = useSentences();
  const { files } = useSession();
  const tab = useTab();
  const notKept = useFile((file) => file.notKept);
  if (notKept === undefined) return null;
  // The page is there still, and so is the browser.
  const isAlone = notKept === 'host-gone';
  return (
    <div className="notice" role="alert">
      <p>{say(isAlone ? 'files.draft-not-kept.host-gone' : 'files.draft-not-kept')}</p>
      <button
        type="button"
        className="button"
        onClick={() => (isAlone ? files.download(tab) : void files.saveAs(tab))}
      >
        {say(isAlone ? 'action.document.download' : 'action.document.saveAs')}
      </button>
    </div>
  );
}
