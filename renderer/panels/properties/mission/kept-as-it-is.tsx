import { textIn } from '../../../../languages';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { Section } from '../section';
import { Beside, useBeside } from './beside';

/** What else the file has that cannot be drawn yet: it stays as it is. */
export function KeptAsItIs() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { aside = [], faces = [], decks = [], kinds = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => say('properties.kept.face', { id, name: textIn(name, language) })),
    ...decks.map(({ name }) => say('find.name.deck', { name: textIn(name, language) })),
    ...kinds.map(({ id, name }) => say('find.name.kind', { name: name ? textIn(name, language) : id })),
    ...(aside.length > 1 ? [say('properties.kept.all-aside', { count: aside.length })] : []),
  ];
  const beside = useBeside();
  if (lines.length + beside.length === 0) return null;
  return (
    <Section title={say('properties.section.kept')} field="kept">
      <ul className="properties-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {beside.map((one, place) => (
          // Two variants may have somebody of the same name.
          <Beside key={place} {...one} />
        ))}
      </ul>
    </Section>
  );
}
