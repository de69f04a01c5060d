import { textIn } from '../../../../languages';
import type { Subject } from '../../../builder/mentions';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { SpokenOf } from '../../spoken-of';
import { Section } from '../section';
import { Beside, useBeside } from './beside';

interface Line {
  readonly words: string;
  readonly subjects: readonly Subject[];
}

function line(words: string, ...subjects: readonly Subject[]): Line {
  return { words, subjects };
}

/** What else the file has that cannot be drawn yet: it stays as it is. */
export function KeptAsItIs() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { aside = [], faces = [], decks = [], kinds = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => line(say('properties.kept.face', { id, name: textIn(name, language) }))),
    ...decks.map(({ id, name }) =>
      line(say('find.name.deck', { name: textIn(name, language) }), `deck:${id}`),
    ),
    ...kinds.map(({ id, name }) =>
      line(say('find.name.kind', { name: name ? textIn(name, language) : id }), `kind:${id}`),
    ),
    ...(aside.length > 1 ? [line(say('properties.kept.all-aside', { count: aside.length }))] : []),
  ];
  const beside = useBeside();
  if (lines.length + beside.length === 0) return null;
  return (
    <Section title={say('properties.section.kept')} field="kept">
      <ul className="properties-list">
        {lines.map(({ words, subjects }) => (
          <li key={words}>
            {words}
            <SpokenOf subjects={subjects} />
          </li>
        ))}
        {beside.map(({ only, ...one }) => (
          // Two variants may have somebody of the same name.
          <Beside key={`${only ?? ''} ${one.companion.id}`} {...one} />
        ))}
      </ul>
    </Section>
  );
}
