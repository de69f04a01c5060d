import { useId, useState } from 'react';
import { inShort } from '../../builder/in-short';
import { type Answer, type Missing, madeOf } from '../../builder/missing';
import { useSentences } from '../../session/session-context';
import { useSelection } from '../../session/tab-context';
import { useSettledMission } from '../settled';
import { keyName } from './key-name';
import { WordsFrame } from './words-frame';

interface PasteDialogProps {
  readonly missing: readonly Missing[];
  readonly onPaste: (answers: ReadonlyMap<Missing, Answer>) => void;
  readonly onClose: () => void;
}

/** What can be made while it is pasted. */
const MADE: ReadonlySet<Missing['names']> = new Set(['area', 'group', 'counter']);

const TITLE = 'paste.missing';

/** Asks what is meant by everything that pasted goals or rules speak of and that this mission has not. */
export function PasteDialog({ missing, onPaste, onClose }: PasteDialogProps) {
  const say = useSentences();
  const [answers, setAnswers] = useState<ReadonlyMap<Missing, Answer>>(
    // What rules count is there as soon as it has a name.
    new Map(missing.map((each) => [each, each.names === 'counter' ? 'make' : 'later'])),
  );
  const paste = () => {
    onClose();
    onPaste(answers);
  };
  return (
    <WordsFrame
      title={TITLE}
      parameters={{ count: missing.length }}
      onClose={onClose}
      foot={
        <button type="button" className="button" onClick={paste}>
          {say('builder.paste')}
        </button>
      }
    >
      <div className="words-shelves paste-missing">
        {missing.map((each) => (
          <MissingThing
            key={`${each.names}:${each.id}`}
            missing={each}
            answer={answers.get(each) ?? 'later'}
            onAnswer={(answer) => setAnswers(new Map(answers).set(each, answer))}
          />
        ))}
      </div>
    </WordsFrame>
  );
}

interface MissingThingProps {
  readonly missing: Missing;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

function MissingThing({ missing, answer, onAnswer }: MissingThingProps) {
  const say = useSentences();
  const id = useId();
  const mission = useSettledMission();
  const selected = useSelection();
  const { names, called, told, choices, place } = missing;
  const parts = madeOf(mission, missing, selected);
  return (
    <section>
      <label htmlFor={id}>{say('paste.missing-thing', { what: say(keyName(place)), name: called })}</label>
      <p id={`${id}-told`} className="word-told">
        {inShort(told)}
      </p>
      <select
        id={id}
        className="field-choice"
        aria-describedby={`${id}-told`}
        value={typeof answer === 'string' ? answer : `use ${answer.use}`}
        onChange={({ currentTarget: { value } }) =>
          onAnswer(value === 'make' || value === 'later' ? value : { use: value.slice('use '.length) })
        }
      >
        <option value="later">{say('paste.later')}</option>
        {names === 'counter' ? <option value="make">{say('paste.make-counter')}</option> : null}
        {parts.length > 0 ? (
          <option value="make">
            {say(names === 'area' ? 'paste.make-area' : 'paste.make-group', { count: parts.length })}
          </option>
        ) : null}
        {choices.map((choice) => (
          <option key={choice.id} value={`use ${choice.id}`}>
            {inShort(choice.words, 80)}
          </option>
        ))}
      </select>
      {parts.length === 0 && (names === 'area' || names === 'group') ? (
        <p className="field-hint">{say(`paste.make-hint-${names}`)}</p>
      ) : null}
      {choices.length === 0 && !MADE.has(names) ? (
        <p className="field-hint">{say(`builder.lacks.${names}`)}</p>
      ) : null}
    </section>
  );
}
