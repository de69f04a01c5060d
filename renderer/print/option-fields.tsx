import { useId } from 'react';
import type { SentenceKey } from '../../languages';
import { WholeNumberField } from '../play/whole-number-field';
import { useSentences } from '../session/session-context';
import type { OfferedOption } from './offered';
import { LONGEST_TEXT } from './wishes';

type Value = boolean | number | string;

interface OptionFieldsProps {
  readonly options: readonly OfferedOption[];
  readonly change: (name: string, value: Value) => void;
}

/** What can be chosen, made of what is known of each option. */
export function OptionFields({ options, change }: OptionFieldsProps) {
  const yesNos = options.filter(([, { sort }]) => sort === 'yes-no');
  const others = options.filter(([, { sort }]) => sort !== 'yes-no');
  return (
    <div className="print-options">
      {[...others, ...yesNos].map((option) => (
        <OptionField key={option[0]} option={option} change={(value) => change(option[0], value)} />
      ))}
    </div>
  );
}

function OptionField({ option, change }: { option: OfferedOption; change: (value: Value) => void }) {
  const say = useSentences();
  const id = useId();
  const [name, form, value] = option;
  const label = say(`print.dialog.option.${name}` as SentenceKey);
  switch (form.sort) {
    case 'yes-no':
      return (
        <label className="print-yes-no">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(event.target.checked)}
          />
          {label}
        </label>
      );
    case 'number':
      return (
        <WholeNumberField
          className="print-field"
          label={say(`print.dialog.unit.${form.unit}`, { label })}
          value={Number(value)}
          least={form.least}
          most={form.most}
          change={change}
        />
      );
    case 'text':
      return (
        <p className="print-field">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            value={String(value)}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
          />
        </p>
      );
    case 'choice':
      return (
        <p className="print-field">
          <label htmlFor={id}>{label}</label>
          <select id={id} value={String(value)} onChange={(event) => change(event.target.value)}>
            {form.of.map((choice) => (
              <option key={choice} value={choice}>
                {say(`print.dialog.option.${name}.${choice}` as SentenceKey)}
              </option>
            ))}
          </select>
        </p>
      );
  }
}
