import { lazy, Suspense } from 'react';
import { useSentences } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useIsUnsaved } from '../../session/use-files';
import { WideButton } from '../wide-button';
import '../panels.css';
import './file.css';

/** An editor is large, and hardly anybody ever needs it: the window opens without it. */
const TextDesk = lazy(async () => ({ default: (await import('./text-desk')).TextDesk }));

/** The mission as its file has it, for whoever wants to read or write it there. */
export function FilePanel() {
  const say = useSentences();
  const { key } = useTab();
  return (
    <section className="panel file-panel" aria-label={say('file-text.title')}>
      <header className="file-head">
        <Whereabouts />
        <WideButton />
      </header>
      <Suspense fallback={<p role="status">{say('file-text.opening')}</p>}>
        <TextDesk key={key} />
      </Suspense>
    </section>
  );
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
  if (path === undefined) return <p>{say('file-text.never-saved')}</p>;
  return (
    <div>
      <p className="file-path">{path}</p>
      {isUnsaved ? <p>{say('file-text.unsaved')}</p> : null}
    </div>
  );
}
