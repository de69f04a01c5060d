import { X } from 'lucide-react';
import { unturned } from '../../../languages';
import type { Recent } from '../../../main/contract';
import { shortName } from '../../files/file-names';
import { formatTime } from '../../files/format-time';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useFiles } from '../../session/use-files';
import { BoardThumb } from './board-thumb';
import './cards.css';

/** What was opened or saved before, newest first. */
export function RecentCards({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const recents = useFiles((state) => state.recents);
  return (
    <ul className="cards">
      {recents.slice(0, most).map((recent) => (
        <RecentCard key={recent.recent} recent={recent} />
      ))}
    </ul>
  );
}

function RecentCard({ recent: { recent, name, folder, at, picture, missing } }: { recent: Recent }) {
  const say = useSentences();
  const { files } = useSession();
  const language = useSessionState((state) => state.language);
  const shown = shortName(name);
  return (
    <li className="card" data-missing={missing}>
      <button
        type="button"
        className="card-main"
        title={unturned(folder === undefined ? name : `${folder}/${name}`)}
        disabled={missing}
        onClick={() => void files.openRecent(recent)}
      >
        <BoardThumb picture={picture} />
        <span className="card-title">{shown}</span>
        <span className="card-words">{missing ? say('start.recent.missing') : formatTime(at, language)}</span>
      </button>
      {missing ? (
        <button
          type="button"
          className="card-corner"
          aria-label={say('start.recent.forget', { name: shown })}
          title={say('start.recent.forget', { name: shown })}
          onClick={() => void files.forgetRecent(recent)}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );
}
