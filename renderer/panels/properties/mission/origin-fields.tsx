import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { ChoiceField } from '../../../fields/choice-field';
import { Field, FieldValue } from '../../../fields/field';
import { PlainField, WordField } from '../../../fields/line-field';
import { linesOf, readLines } from '../../../fields/reading';
import { useTyping } from '../../../fields/typing';
import { useSentences } from '../../../session/session-context';
import { useFile, useMission } from '../../../session/tab-context';

const origins = ['own', 'official-goals-own-map', 'official', 'imported'] as const;
const licences = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC-SA 4.0', 'CC0 1.0', 'MIT'];
const LONGEST = 200;

/** Who made the mission, and what others may do with it. */
export function OriginFields() {
  const say = useSentences();
  const change = useChange();
  const licence = useMission((mission) => mission.licence);
  const origin = useMission((mission) => mission.origin);
  const contentVersion = useMission((mission) => mission.contentVersion);
  return (
    <>
      <AuthorsField />
      <PlainField
        name="licence"
        shared={{ value: licence, isMixed: false }}
        limit={LONGEST}
        suggestions={licences}
        change={(value, joins) => change('licence', (draft) => put(draft, 'licence', value), joins)}
      />
      <ChoiceField
        name="origin"
        shared={{ value: origin, isMixed: false }}
        choices={origins.map((value) => ({ value, words: say(`properties.origin.${value}`) }))}
        none={say('properties.none')}
        change={(value) => change('origin', (draft) => put(draft, 'origin', value))}
      />
      <IdField />
      <FieldValue name="contentVersion">{contentVersion}</FieldValue>
    </>
  );
}

/** One on every line. */
function AuthorsField() {
  const say = useSentences();
  const change = useChange();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const authors = useMission((mission) => mission.authors);
  const { text, problem, handlers } = useTyping({
    value: authors?.join('\n'),
    write: (value = '') => value,
    read: (typed) => readLines(typed, { most: 50, longest: LONGEST }),
    change: (value, joins) =>
      change('authors', (draft) => put(draft, 'authors', value && linesOf(value)), joins),
  });
  if (isRead) return <FieldValue name="authors">{authors?.join(', ')}</FieldValue>;
  return (
    <Field name="authors" hint={say('properties.hint.authors')} problem={problem}>
      {(control) => (
        <textarea
          {...control}
          className="field-input"
          rows={Math.max(1, authors?.length ?? 0)}
          value={text}
          {...handlers}
        />
      )}
    </Field>
  );
}

function IdField() {
  const say = useSentences();
  const change = useChange();
  const id = useMission((mission) => mission.id);
  return (
    <WordField
      name="id"
      hint={say('properties.hint.id')}
      shared={{ value: id, isMixed: false }}
      needed
      change={(value, joins) =>
        value !== undefined && change('id', (draft) => put(draft, 'id', value), joins)
      }
    />
  );
}
