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
  const [moment, words, { take }] = [useMoment(), useWords(), useSitting()];
  const picked = useSittingState((state) => state.picked);
  const [bend, setBend] = useState<FormBend>('zombies');
  const [filled, setFilled] = useState<Filled>({});
  const fields = fieldsOf(bend, filled, { moment, words, picked });
  const isWhole = fields.every((field) => !('options' in field) || field.options.length > 0);
  const make = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (goToWrong(event.currentTarget)) return;
    const values = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    take({ bend: { ...values, bend } });
    // A number is what there is now, until somebody says another.
    setFilled(withoutNumbers(values, fields));
  };
  return (
    <form className="what-if-form" noValidate onSubmit={make}>
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
        <FieldOf
          key={field.argument}
          field={field}
          change={(value) => setFilled({ ...filled, [field.argument]: value })}
        />
      ))}
      <button type="submit" className="button" disabled={!isPossible || !isWhole}>
        <Wand2 aria-hidden="true" />
        {say('what-if.make')}
      </button>
    </form>
  );
}

function withoutNumbers(values: Filled, fields: readonly Field[]): Filled {
  const kept = fields.filter((field) => 'options' in field).map(({ argument }) => argument);
  return Object.fromEntries(Object.entries(values).filter(([argument]) => kept.includes(argument)));
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
    return <WholeField className="what-if-field" label={label} {...field} change={change} />;
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
