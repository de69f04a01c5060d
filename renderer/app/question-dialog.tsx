import { AlertDialog } from 'radix-ui';
import { type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { nameItGets } from '../files/file-names';
import type { OpenQuestion } from '../files/questions';
import { useSentences, useSession } from '../session/session-context';
import './dialogs.css';

/** What only the user can decide; whatever is under way waits for it. */
export function QuestionDialog() {
  const { files } = useSession();
  const asked = useStore(files.questions, (state) => state.asked);
  return (
    <AlertDialog.Root open={asked !== undefined} onOpenChange={(open) => open || asked?.answer()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-shade" />
        {asked ? <QuestionForm asked={asked} /> : null}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function QuestionForm({ asked }: { asked: OpenQuestion }) {
  const say = useSentences();
  const { title, text, parameters, choices, name } = asked.question;
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const answer = (choice: string | undefined) => asked.answer(choice, field.current?.value.trim());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    answer(choices[0]?.id);
  };
  return (
    <AlertDialog.Content
      className="dialog question"
      // Whoever is asked for a name writes at once; whoever is asked to choose presses Enter, if nothing is lost by it.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (field.current) field.current.select();
        else if (choices[0]?.isGrave) cancel.current?.focus();
        else first.current?.focus();
      }}
    >
      <form className="question-form" onSubmit={submit}>
        <AlertDialog.Title className="dialog-title question-title">
          {say(title, parameters)}
        </AlertDialog.Title>
        <AlertDialog.Description>{say(text, parameters)}</AlertDialog.Description>
        {name === undefined ? null : <NameField field={field} proposed={name} />}
        <div className="question-choices">
          {choices.map(({ id, name: choice, parameters: ofChoice, isGrave }, index) => (
            <button
              key={id}
              ref={index === 0 ? first : undefined}
              type={index === 0 ? 'submit' : 'button'}
              className={isGrave ? 'button button-grave' : index === 0 ? 'button button-first' : 'button'}
              onClick={index === 0 ? undefined : () => answer(id)}
            >
              {say(choice, ofChoice)}
            </button>
          ))}
          <AlertDialog.Cancel ref={cancel} className="button question-cancel">
            {say('close.cancel')}
          </AlertDialog.Cancel>
        </div>
      </form>
    </AlertDialog.Content>
  );
}

/** A name that would be changed on saving says so before. */
function NameField({ field, proposed }: { field: RefObject<HTMLInputElement | null>; proposed: string }) {
  const say = useSentences();
  const [given, setGiven] = useState(proposed);
  const [id, hintId] = [useId(), useId()];
  const gets = nameItGets(given);
  return (
    <div className="question-name">
      <label htmlFor={id}>{say('files.name')}</label>
      <input
        id={id}
        ref={field}
        defaultValue={proposed}
        onChange={({ currentTarget }) => setGiven(currentTarget.value)}
        maxLength={100}
        required
        pattern=".*\S.*"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hintId}
      />
      <p id={hintId} className="question-hint" aria-live="polite">
        {given.trim() === '' || gets === given.trim() ? null : say('files.name.gets', { name: gets })}
      </p>
    </div>
  );
}
