import { Wand2 } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { goToWrong, WholeField } from '../whole-field';
import { BENDS, type Field, type Filled, type FormBend, fieldsOf } from './bend-fields';

/** One change by hand, with everything that it takes. */
export function BendForm({ isPossible }: { isPossible: boolean }) {
  const say = useSentences();
  const id = useId();
  const [moment, words, { take, forget }] = [useMoment(), useWords(), useSitting()];
  const picked = useSittingState((state) => state.picked);
  const [bend, setBend] = useState<FormBend>('zombies');
  const zone = useSittingState((state) => state.zone);
  const [form, setForm] = useState<{ readonly filled: Filled; readonly zone: number | undefined }>();
  const filled = form?.filled ?? {};
  // Whoever turns to another zone means that one.
  const isElsewhere = form !== undefined && form.zone !== zone;
  const fields = fieldsOf(bend, isElsewhere ? withoutZone(filled) : filled, { moment, words, picked, zone });
  const setFilled = (next: Filled) => setForm({ filled: next, zone });
  const isWhole = fields.every((field) => !('options' in field) || field.options.length > 0);
  const make = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (goToWrong(event.currentTarget)) return;
    const values = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    take({ bend: { ...values, bend } });
    // A number is what there is now, until somebody says another.
    setFilled(withoutNumbers(values, fields));
  };
  const change = (field: Field, value: string | number) => {
    const meant = isElsewhere ? withoutZone(filled) : filled;
    const kept = 'options' in field ? withoutNumbers(meant, fields) : meant;
    setFilled({ ...kept, [field.argument]: value });
  };
  return (
    <form className="what-if-form" noValidate onSubmit={make} onChange={forget}>
      <p className="what-if-field">
        <label htmlFor={id}>{say('what-if.change')}</label>
        <select id={id} value={bend} onChange={(event) => setBend(event.target.value as FormBend)}>
          {BENDS.map((one) => (
            <option key={one} value={one}>
              {say(`what-if.bend.${one}`)}
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

function withoutNumbers(values: Filled, fields: readonly Field[]): Filled {
  const numbers = fields.filter((field) => !('options' in field)).map(({ argument }) => argument);
  return Object.fromEntries(Object.entries(values).filter(([argument]) => !numbers.includes(argument)));
}

function withoutZone({ zone: _, count: __, ...rest }: Filled): Filled {
  return rest;
}

interface FieldProps {
  readonly field: Field;
  readonly change: (value: string | number) => void;
}

function FieldOf({ field, change }: FieldProps) {
  const say = useSentences();
  const id = useId();
  const label = say(`what-if.field.${field.argument}` as 'what-if.field.zone');
  if (!('options' in field)) {
    const hint = field.now === undefined ? undefined : say('what-if.now', { now: field.now });
    return <WholeField className="what-if-field" label={label} hint={hint} {...field} change={change} />;
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
