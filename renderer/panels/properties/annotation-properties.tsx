import type { Draft } from 'immer';
import type { Arrow, Label } from '../../../schemas';
import { perform } from '../../document/command';
import { reshapeArrow } from '../../document/commands/annotations';
import { eachOf, put } from '../../document/commands/properties';
import { keyOf, type PartKey } from '../../document/parts';
import { useChange, withWords } from '../../fields/changes';
import { ChoiceField } from '../../fields/choice-field';
import { ColourField } from '../../fields/colour-field';
import { sharedBy } from '../../fields/shared';
import { TextsField } from '../../fields/texts-field';
import { useSentences } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { PlaceFields } from './place-fields';

const sizes = ['small', 'medium', 'large'] as const;
const inks = ['ink', 'red', 'blue', 'green'] as const;

/** Words on the map: one or several. */
export function LabelProperties({ labels }: { labels: readonly Label[] }) {
  const say = useSentences();
  const change = useChange();
  const keys = new Set(labels.map(({ id }) => keyOf('label', id)));
  const [only, ...others] = labels;
  return (
    <>
      <TextsField
        name="text"
        texts={labels.map(({ text }) => text)}
        rows={2}
        needed
        change={(language, words, joins) =>
          change(
            'text',
            (draft) =>
              eachOf(draft, keys, (part) => {
                const label = part as Draft<Label>;
                label.text = withWords(label.text, language, words) ?? label.text;
              }),
            joins,
          )
        }
      />
      <ChoiceField
        name="size"
        shared={sharedBy(labels, ({ size = 'medium' }) => size)}
        choices={sizes.map((value) => ({ value, words: say(`properties.size.${value}`) }))}
        change={(size) => change('size', (draft) => eachOf(draft, keys, (label) => put(label, 'size', size)))}
      />
      <InkField parts={labels} keys={keys} />
      {only && others.length === 0 ? (
        <PlaceFields
          names={['x', 'y']}
          at={only.at}
          change={(axis, value, joins) =>
            change(
              'at',
              (draft) => eachOf(draft, keys, (part) => put((part as Draft<Label>).at, axis, value)),
              joins,
            )
          }
        />
      ) : null}
    </>
  );
}

/** Arrows on the map. */
export function ArrowProperties({ arrows }: { arrows: readonly Arrow[] }) {
  const tab = useTab();
  const keys = new Set(arrows.map(({ id }) => keyOf('arrow', id)));
  const [only, ...others] = arrows;
  const reshape =
    (end: 'from' | 'to') =>
    (axis: 'x' | 'y', value: number, joins: string): void => {
      if (!only) return;
      const { x, y } = only[end];
      const at = axis === 'x' ? ([value, y] as const) : ([x, value] as const);
      const label = { key: `step.change.${end}` } as const;
      perform(tab, { ...reshapeArrow(only.id, end, at), label, joins, startsOver: true });
    };
  return (
    <>
      <InkField parts={arrows} keys={keys} />
      {only && others.length === 0 ? (
        <>
          <PlaceFields names={['from', 'from-y']} at={only.from} change={reshape('from')} />
          <PlaceFields names={['to', 'to-y']} at={only.to} change={reshape('to')} />
        </>
      ) : null}
    </>
  );
}

/** The colour that labels and arrows are drawn in. */
export function InkField({ parts, keys }: { parts: readonly (Arrow | Label)[]; keys: ReadonlySet<PartKey> }) {
  const change = useChange();
  return (
    <ColourField
      name="colour"
      shared={sharedBy(parts, ({ colour = 'ink' }) => colour)}
      colours={inks}
      change={(colour) =>
        change('colour', (draft) => eachOf(draft, keys, (part) => put(part, 'colour', colour)))
      }
    />
  );
}
