import { type ReactNode, useMemo } from 'react';
import type { HandbookEntry } from '../../handbook/entry';
import { useSentences } from '../../session/session-context';
import { ExampleView } from './example-view';

/** What the handbook says of something. */
export function EntryView({ entry, children }: { entry: HandbookEntry; children: ReactNode }) {
  const say = useSentences();
  const { name, about, figures = [], rules = [] } = entry;
  const example = useMemo(() => entry.example?.(), [entry]);
  return (
    // Keyboards scroll what they can go to.
    <article className="handbook-entry" aria-label={say('handbook.entry', { name })} tabIndex={0}>
      <h3>{name}</h3>
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {figures.length === 0 ? null : (
        <dl className="handbook-figures">
          {figures.map(({ what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {example ? <ExampleView example={example} of={name} /> : null}
      {rules.length === 0 ? null : (
        <p className="handbook-rules">{say('handbook.rules', { rules: rules.join(', ') })}</p>
      )}
    </article>
  );
}
