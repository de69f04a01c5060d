import { Wand2 } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import type { SentenceKey } from '../../../languages';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { windowIn } from '../../systems';
import type { BendField, FilledForm } from '../../systems/bend-forms';
import { goToWrong, WholeNumberField } from '../whole-number-field';

/** One change by hand, with everything that it takes. */
export function BendForm({ isPossible }: { isPossible: boolean }) {
  const say = useSentences();
  const id = useId();
  const [moment, words, { take, forget }] = [useMoment(), useWords(), useSitting()];
  const { byHand } = windowIn(moment.seen);
  const picked = useSittingState((state) => state.picked);
  const [bend, setBend] = useState(byHand.bends[0] ?? '');
  const zone = useSittingState((state) => state.zone);
  const [form, setForm] = useState<{ readonly filled: FilledForm; readonly zone: number | undefined }>();
  const filled = form?.filled ?? {};
  // Whoever turns to another zone means that one.
  const isElsewhere = form !== undefined && form.zone !== zone;
  const fields = byHand.fieldsOf(bend, isElsewhere ? withoutZone(filled) : filled, {
    game: moment.game,
    seen: moment.seen,
    words,
    picked,
    zone,
  });
  const setFilled = (next: FilledForm) => setForm({ filled: next, zone });
  const isWhole = fields.every((field) => !('options' in field) || field.options.length > 0);
  const make = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (goToWrong(event.currentTarget)) return;
    const values = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    take({ bend: { ...values, bend } });
    // A number is what there is now, until somebody says another.
    setFilled(withoutNumbers(values, fields));
  };
  const change = (field: BendField, value: string | number) => {
    const meant = isElsewhere ? withoutZone(filled) : filled;
    const kept = 'options' in field ? withoutNumbers(meant, fields) : meant;
    setFilled({ ...kept, [field.argument]: value });
  };
  return (
    <form className="what-if-form" noValidate onSubmit={make} onChange={forget}>
      <p className="what-if-field">
        <label htmlFor={id}>{say('what-if.change')}</label>
        <select id={id} value={bend} onChange={(event) => setBend(event.target.value)}>
          {byHand.bends.map((one) => (
            <option key={one} value={one}>
              {words.say(`what-if.bend.${one}` as SentenceKey)}
            </option>
          ))}
        </select>
      </p>
      {fields.map((field) => (
        <FieldOf key={field.argument} field={field} change={(value) => change(field, value)} />
      ))}
      <button type="submit" className="button" disabled={!isPossible || !isWhole}>
        <Wand2 aria-hidden="true" />
        {say('what-if.make')}
      </button>
    </form>
  );
}

function withoutNumbers(values: FilledForm, fields: readonly BendField[]): FilledForm {
  const numbers = fields.filter((field) => !('options' in field)).map(({ argument }) => argument);
  return Object.fromEntries(Object.entries(values).filter(([argument]) => !numbers.includes(argument)));
}

function withoutZone({ zone: _, count: __, ...rest }: FilledForm): FilledForm {
  return rest;
}

interface FieldProps {
  readonly field: BendField;
  readonly change: (value: string | number) => void;
}

function FieldOf({ field, change }: FieldProps) {
  const say = useSentences();
  const id = useId();
  const label = useWords().say(`what-if.field.${field.argument}` as 'what-if.field.zone');
  if (!('options' in field)) {
    const hint = field.now === undefined ? undefined : say('what-if.now', { now: field.now });
    return (
      <WholeNumberField className="what-if-field" label={label} hint={hint} {...field} change={change} />
    );
  }
  return (
    <p className="what-if-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={field.value}
        onChange={({ target: { selectedIndex } }) => change(field.options[selectedIndex]?.value ?? '')}
      >
        {field.options.map(({ value, label: called }) => (
          <option key={value} value={value}>
            {called}
          </option>
        ))}
      </select>
    </p>
  );
}
