import { shortName } from '../../files/file-names';
import { formatTime } from '../../files/format-time';
import type { LeftDraft } from '../../files/left-behind';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useFiles } from '../../session/use-files';

/** Work that nobody has saved, of windows that are no more. */
export function LeftBehind() {
  const say = useSentences();
  const drafts = useFiles((state) => state.leftBehind);
  if (drafts.length === 0) return null;
  return (
    <section className="start-section left-behind" aria-labelledby="start-left-behind">
      <h2 id="start-left-behind">{say('start.left-behind')}</h2>
      <p>{say('start.left-behind.text')}</p>
      <ul className="left-behind-list">
        {drafts.map((draft) => (
          <Draft key={draft.key} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft }: { draft: LeftDraft }) {
  const say = useSentences();
  const { files } = useSession();
  const language = useSessionState((state) => state.language);
  const name = shortName(draft.name);
  return (
    <li className="left-behind-draft">
      <div>
        <p className="left-behind-name">{name}</p>
        <p>
          {say('start.left-behind.kept', { time: formatTime(draft.at, language) })}
          {draft.file?.changed ? ` · ${say('start.left-behind.changed')}` : null}
        </p>
      </div>
      <button
        type="button"
        className="button button-first"
        aria-label={say('start.left-behind.open', { name })}
        onClick={() => void files.restoreDraft(draft)}
      >
        {say('start.left-behind.restore')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={say('start.left-behind.discard-of', { name })}
        onClick={() => void files.discardDraft(draft)}
      >
        {say('start.left-behind.discard')}
      </button>
    </li>
  );
}
