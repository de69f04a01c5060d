import { useSentences, useSession } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import './notice-bar.css';

/** Another program has done something to the file of the mission in sight. It stays until that is seen to. */
export function OnDiskBar() {
  const say = useSentences();
  const { files } = useSession();
  const tab = useTab();
  const onDisk = useFile((file) => file.onDisk);
  if (onDisk === 'same') return null;
  return (
    <div className="notice" role="alert">
      <p>{say(`files.on-disk.${onDisk}`)}</p>
      {onDisk === 'changed' ? (
        <>
          <button type="button" className="button" onClick={() => void files.reload(tab)}>
            {say('files.reload')}
          </button>
          <button type="button" className="button" onClick={() => files.keepMine(tab)}>
            {say('files.keep-mine')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="button" onClick={() => void files.saveAnyway(tab)}>
            {say('files.save-again')}
          </button>
          <button type="button" className="button" onClick={() => void files.saveAs(tab)}>
            {say('action.document.saveAs')}
          </button>
        </>
      )}
    </div>
  );
}
