import { formatTime } from '../files/format-time';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import './notice-bar.css';

/** What is in sight is not what the file has now, and drawing in it would lead nowhere. */
export function VersionBar() {
  const say = useSentences();
  const { files } = useSession();
  const language = useSessionState((state) => state.language);
  const tab = useTab();
  const old = useFile((file) => file.old);
  if (!old) return null;
  const time = formatTime(old.at, language, true);
  return (
    <div className="notice notice-calm" role="status">
      <p>{say(`versions.bar.${old.kind}`, { time })}</p>
      <button type="button" className="button" onClick={() => void files.versions.restoreLookedAt(tab)}>
        {say('versions.restore')}
      </button>
      <button type="button" className="button" onClick={() => void files.close(tab)}>
        {say('versions.close')}
      </button>
    </div>
  );
}
