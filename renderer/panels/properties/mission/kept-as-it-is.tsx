import { type Say, textIn } from '../../../../languages';
import type { Variant } from '../../../../schemas';
import { personWords } from '../../../../telling/tokens';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { Section } from '../section';

/** What else the file has that cannot be drawn yet: it stays as it is. */
export function KeptAsItIs() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { system, aside = [], variants = [], faces = [] } = useMission((mission) => mission);
  const lines = [
    ...faces.map(({ id, name }) => say('properties.kept.face', { id, name: textIn(name, language) })),
    ...(aside.length > 1 ? [say('properties.kept.all-aside', { count: aside.length })] : []),
    ...aside.map((companion) =>
      say('properties.kept.aside', { who: personWords(system, companion, say), id: companion.id }),
    ),
    ...variants.map((variant) => {
      const line = say('properties.kept.variant', {
        id: variant.id,
        survivors: variant.survivors.join(', '),
      });
      const changes = variantWords(variant, say);
      return changes === '' ? line : say('properties.kept.changes', { line, changes });
    }),
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

/** What comes and goes with a number of survivors: so many pieces, goals and rules. */
function variantWords(
  { tokens = [], aside = [], without = [], goals = [], rules = [], options = {} }: Variant,
  say: Say,
): string {
  const counts = [
    ['properties.kept.come', tokens.length],
    ['properties.kept.come-aside', aside.length],
    ['properties.kept.go', without.length],
    ['properties.kept.goals', goals.length],
    ['properties.kept.rules', rules.length],
    ['properties.kept.options', Object.keys(options).length],
  ] as const;
  return counts.flatMap(([key, count]) => (count > 0 ? [say(key, { count })] : [])).join(', ');
}
