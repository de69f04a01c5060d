import { textIn } from '../../../../languages';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { companionWords } from '../../token-words';
import { Section } from '../section';

/** What else the file has that cannot be drawn yet: it stays as it is. */
export function KeptAsItIs() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { aside = [], variants = [], faces = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => say('properties.kept.face', { id, name: textIn(name, language) })),
    ...aside.map((companion) =>
      say('properties.kept.aside', { who: companionWords(companion, say), id: companion.id }),
    ),
    ...variants.map(({ id, survivors }) =>
      say('properties.kept.variant', { id, survivors: survivors.join(', ') }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={say('properties.section.kept')}>
      <ul className="properties-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
