import type { ReactNode } from 'react';
import { useSentences } from '../session/session-context';
import { Field, FieldValue } from './field';
import { useShown } from './line-field';
import type { PropertyName } from './property-name';
import type { Shared } from './shared';

export interface FieldOption<T extends string> {
  readonly value: T;
  readonly words: string;
  /** The heading that it stands under. */
  readonly group?: string;
}

interface ChoiceFieldProps<T extends string> {
  readonly name: PropertyName;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly shared: Shared<T>;
  readonly choices: readonly FieldOption<T>[];
  /** What it is called if nothing is chosen, where that may be. */
  readonly none?: string;
  readonly change: (value: T | undefined) => void;
}

const VARIOUS = '\u0000';

/** One of several. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { name, label, hint, shared, choices, none, change } = props;
  const say = useSentences();
  const wordsOf = (value: T) => choices.find((choice) => choice.value === value)?.words ?? value;
  const shown = useShown(shared, wordsOf);
  if (shown.isRead) return <FieldValue name={name}>{shown.words}</FieldValue>;
  const { value, isMixed } = shared;
  const isKnown = value === undefined || choices.some((choice) => choice.value === value);
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <Field name={name} {...(label && { label })} {...(hint && { hint })}>
      {(control) => (
        <select
          {...control}
          className="field-choice"
          value={isMixed ? VARIOUS : (value ?? '')}
          onChange={({ currentTarget }) => change((currentTarget.value as T) || undefined)}
        >
          {isMixed ? (
            <option value={VARIOUS} disabled>
              {say('properties.various')}
            </option>
          ) : null}
          {none === undefined ? null : <option value="">{none}</option>}
          {/* A file can name what nobody knows; it stays until something else is chosen. */}
          {isKnown ? null : <option value={value}>{value}</option>}
          {groups.map((group) => {
            const options = choices
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.words}
                </option>
              ));
            return group === undefined ? (
              options
            ) : (
              <optgroup key={group} label={group}>
                {options}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}
