import { useDeferredValue, useMemo } from 'react';
import type { SystemId } from '../../../engine';
import type { Entry } from '../../builder/catalogue';
import { exampleOfEntry } from '../../handbook/examples';
import { useSentences, useSessionState } from '../../session/session-context';
import { ExampleView } from './example-view';
import './handbook.css';

/** Beside a list of the builder: an example of the word that is pointed at, or that keyboards have come to. */
export function WordExample({ entry, system }: { entry: Entry | undefined; system: SystemId }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  // Whoever goes through the list quickly does not wait for boards.
  const shown = useDeferredValue(entry);
  const example = useMemo(() => shown && exampleOfEntry(shown, system, language), [shown, system, language]);
  return (
    <aside className="word-example" aria-label={say('handbook.example-board')}>
      {example ? (
        <ExampleView example={example} />
      ) : (
        <p className="panel-empty">{say('handbook.point-at')}</p>
      )}
    </aside>
  );
}
