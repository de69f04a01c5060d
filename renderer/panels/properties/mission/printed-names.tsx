import { useMemo } from 'react';
import { thingsOf } from '../../../builder/things';
import { perform } from '../../../document/command';
import { nameThing, type PrintedNames } from '../../../document/commands/printed-names';
import { TextsField } from '../../../fields/texts-field';
import { useSentences } from '../../../session/session-context';
import { useTab } from '../../../session/tab-context';
import { useWholeMission } from '../../settled';
import { SpokenOf } from '../../spoken-of';
import { Section } from '../section';

const sorts = [
  { of: 'groups', sort: 'group' },
  { of: 'counters', sort: 'counter' },
] as const;

/** What groups and counters are called where they are printed, and what speaks of them; nothing where there are none. */
export function PrintedNamesSection() {
  const say = useSentences();
  const mission = useWholeMission();
  const things = useMemo(() => thingsOf(mission), [mission]);
  const all = sorts.flatMap(({ of, sort }) => {
    const named = (mission[of] ?? []).map(({ id }) => id);
    return [...new Set([...things[sort], ...named])].map((id) => ({ of, sort, id }));
  });
  if (all.length === 0) return null;
  return (
    <Section title={say('properties.section.names')}>
      <p className="field-hint">{say('names.hint')}</p>
      {all.map((each) => (
        <PrintedName key={`${each.sort}:${each.id}`} {...each} />
      ))}
    </Section>
  );
}

interface PrintedNameProps {
  readonly of: PrintedNames;
  readonly sort: 'group' | 'counter';
  readonly id: string;
}

function PrintedName({ of, sort, id }: PrintedNameProps) {
  const say = useSentences();
  const tab = useTab();
  const name = useWholeMission()[of]?.find((each) => each.id === id)?.name;
  const called = say(`find.name.${sort}`, { name: id });
  return (
    <section className="printed-name" aria-label={called} data-field={`${sort}:${id}`}>
      <h4>{called}</h4>
      <TextsField
        name="printedName"
        texts={[name]}
        change={(language, words = '', joins) =>
          void perform(tab, { ...nameThing(of, id, language, words), joins })
        }
      />
      <SpokenOf subjects={[`${sort}:${id}`]} />
    </section>
  );
}
