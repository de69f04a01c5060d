import { put } from '../../../document/commands/properties';
import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { useChange } from '../changes';
import { WholeField } from '../fields/line-field';

/** Pieces of which a mission can say that it needs more than there are in the box. */
const components = [
  'starting-spawn',
  'mobile-spawn',
  'abomination-spawn',
  'corpse-pile',
  'red-objective',
  'blue-objective',
  'green-objective',
  'noise',
  'exit',
  'walker',
  'runner',
  'fatty',
  'abomination',
  'wagon',
  'gatling',
] as const;

/** How many more of each the mission needs. */
export function ComponentFields() {
  const say = useSentences();
  const change = useChange();
  const extra = useMission((mission) => mission.components) ?? {};
  const others = Object.keys(extra).filter((name) => !components.some((known) => known === name));
  const labels = [
    ...components.map((name) => ({ name, label: say(`component.${name}`) })),
    ...others.map((name) => ({ name, label: name })),
  ];
  return (
    <details className="properties-more" open={Object.keys(extra).length > 0 || undefined}>
      <summary>{say('properties.field.components')}</summary>
      <p className="field-hint">{say('properties.hint.components')}</p>
      {labels.map(({ name, label }) => (
        <WholeField
          key={name}
          name="components"
          label={label}
          shared={{ value: extra[name], isMixed: false }}
          min={0}
          max={999}
          change={(value, joins) =>
            change(
              'components',
              (draft) => {
                const after = { ...draft.components };
                put(after, name, value);
                put(draft, 'components', Object.keys(after).length > 0 ? after : undefined);
              },
              joins,
            )
          }
        />
      ))}
    </details>
  );
}
