import { textIn } from '../../../../languages';
import type { Subject } from '../../../builder/mentions';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { SpokenOf } from '../../spoken-of';
import { Section } from '../section';

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
  const { faces = [], decks = [], kinds = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => line(say('properties.kept.face', { id, name: textIn(name, language) }))),
    ...decks.map(({ id, name }) =>
      line(say('find.name.deck', { name: textIn(name, language) }), `deck:${id}`),
    ),
    ...kinds.map(({ id, name }) =>
      line(say('find.name.kind', { name: name ? textIn(name, language) : id }), `kind:${id}`),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={say('properties.section.kept')} field="kept">
      <ul className="properties-list">
        {lines.map(({ words, subjects }) => (
          <li key={words}>
            {words}
            <SpokenOf subjects={subjects} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
