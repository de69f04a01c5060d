import { textIn } from '../../../../languages';
import { personWords } from '../../../../telling/tokens';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { Section } from '../section';

/** What else the file has that cannot be drawn yet: it stays as it is. */
export function KeptAsItIs() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { system, aside = [], faces = [], decks = [], kinds = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => say('properties.kept.face', { id, name: textIn(name, language) })),
    ...decks.map(({ name }) => say('find.name.deck', { name: textIn(name, language) })),
    ...kinds.map(({ id, name }) => say('find.name.kind', { name: name ? textIn(name, language) : id })),
    ...(aside.length > 1 ? [say('properties.kept.all-aside', { count: aside.length })] : []),
    ...aside.map((companion) =>
      say('properties.kept.aside', { who: personWords(system, companion, say), id: companion.id }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={say('properties.section.kept')} field="kept">
      <ul className="properties-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
