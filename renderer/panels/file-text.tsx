import { type Mission, writeEntry } from '../../schemas';
import { useSentences } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import { useIsUnsaved } from '../session/use-files';
import { useSettledMission } from './settled';
import './file-text.css';

/** What a panel tells in sentences, as the text of the mission's file has it, for whoever edits it there. */
export function FileText({ part }: { part: 'goals' | 'rules' }) {
  const say = useSentences();
  const mission = useSettledMission();
  return (
    <details className="file-text">
      <summary>{say('file-text.title')}</summary>
      <Whereabouts />
      {entriesOf(mission, part).map(({ pointer, text }) => (
        <label key={pointer} className="file-text-part">
          <span>{say('file-text.part', { pointer })}</span>
          <textarea
            readOnly
            spellCheck={false}
            rows={Math.min(MOST_ROWS, text.split('\n').length)}
            value={text}
            // Who comes here wants to copy it.
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      ))}
    </details>
  );
}

const MOST_ROWS = 18;

/** Those of the mission, and those of its variants. */
function entriesOf(mission: Mission, part: 'goals' | 'rules') {
  const { variants = [] } = mission;
  return [
    { pointer: `/${part}`, text: writeEntry(part, mission[part] ?? []) },
    ...variants.flatMap((variant, index) => {
      const list = variant[part];
      return list ? [{ pointer: `/variants/${index}/${part}`, text: writeEntry(part, list) }] : [];
    }),
  ];
}

/** Which file that is, and whether it has it yet. */
function Whereabouts() {
  const say = useSentences();
  const isUnsaved = useIsUnsaved(useTab());
  const path = useFile(({ document, name, folder }) =>
    document === undefined
      ? undefined
      : folder === undefined
        ? name
        : say('file-text.path', { folder, name }),
  );
  if (path === undefined) return <p className="panel-hint">{say('file-text.never-saved')}</p>;
  return (
    <>
      <p className="file-text-path">{path}</p>
      {isUnsaved ? <p className="panel-hint">{say('file-text.unsaved')}</p> : null}
    </>
  );
}
