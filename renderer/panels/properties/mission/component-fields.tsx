import type { SentenceKey } from '../../../../languages';
import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { WholeNumberProperty } from '../../../fields/line-field';
import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { editorOf } from '../../../systems/editor-of';

/** How many more of each the mission needs. */
export function ComponentFields() {
  const say = useSentences();
  const change = useChange();
  const { components } = editorOf(useMission((mission) => mission.system));
  const extra = useMission((mission) => mission.components) ?? {};
  const others = Object.keys(extra).filter((name) => !components.includes(name));
  if (components.length + others.length === 0) return null;
  const labels = [
    ...components.map((name) => ({ name, label: say(`component.${name}` as SentenceKey) })),
    ...others.map((name) => ({ name, label: name })),
  ];
  return (
    <details className="properties-more" open={Object.keys(extra).length > 0 || undefined}>
      <summary>{say('properties.field.components')}</summary>
      <p className="field-hint">{say('properties.hint.components')}</p>
      {labels.map(({ name, label }) => (
        <WholeNumberProperty
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
