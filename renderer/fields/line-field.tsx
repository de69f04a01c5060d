import { type ReactNode, useId } from 'react';
import { useSentences } from '../session/session-context';
import { useFile } from '../session/tab-context';
import { Field, FieldValue } from './field';
import type { PropertyName } from './property-name';
import { type Reading, readLine, readWhole, readWord } from './reading';
import type { Shared } from './shared';
import { useTyping } from './typing';

interface LineFieldProps<T> {
  readonly name: PropertyName;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly shared: Shared<T>;
  readonly read: (typed: string) => Reading<T>;
  readonly change: (value: T | undefined, joins: string) => void;
  readonly next?: (value: T | undefined, by: number) => T;
  /** What has been written in such fields before. */
  readonly suggestions?: readonly string[];
  readonly isNumber?: boolean;
  readonly unit?: string;
}

/** One line to be written. */
function LineField<T extends string | number>(props: LineFieldProps<T>) {
  const { name, label, hint, shared, read, change, next, suggestions = [], isNumber = false, unit } = props;
  const say = useSentences();
  const list = useId();
  const write = (value: T | undefined) => (value === undefined ? '' : String(value));
  const { text, problem, handlers } = useTyping({
    value: shared.value,
    write,
    read,
    change,
    ...(next && { next }),
  });
  return (
    <Field name={name} problem={problem} {...(label && { label })} {...(hint && { hint })}>
      {(control) => (
        <span className="field-line">
          <input
            {...control}
            type="text"
            className={isNumber ? 'field-number' : 'field-input'}
            inputMode={isNumber ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
            list={suggestions.length > 0 ? list : undefined}
            placeholder={shared.isMixed ? say('properties.various') : undefined}
            value={text}
            {...handlers}
          />
          {unit}
          {suggestions.length > 0 ? (
            <datalist id={list}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          ) : null}
        </span>
      )}
    </Field>
  );
}

interface CommonProps<T> {
  readonly name: PropertyName;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly shared: Shared<T>;
  readonly change: (value: T | undefined, joins: string) => void;
}

interface WholeNumberPropertyProps extends CommonProps<number> {
  readonly min: number;
  readonly max: number;
  readonly needed?: boolean;
  readonly unit?: string;
  /** Why a number that is within the bounds will not do all the same. */
  readonly refuse?: (value: number) => Reading<never> | undefined;
}

/** A whole number; arrow keys count, with Shift in tens. */
export function WholeNumberProperty({
  min,
  max,
  needed = false,
  refuse,
  ...props
}: WholeNumberPropertyProps) {
  const { name, shared, unit } = props;
  const shown = useShown(shared);
  const read = (typed: string): Reading<number> => {
    const reading = readWhole(typed, { min, max, needed });
    return (reading.ok && reading.value !== undefined && refuse?.(reading.value)) || reading;
  };
  const next = (value: number | undefined, by: number) =>
    value === undefined ? Math.max(min, Math.min(max, 0)) : Math.max(min, Math.min(max, value + by));
  if (shown.isRead) {
    return (
      <FieldValue name={name}>{unit && shown.words ? `${shown.words} ${unit}` : shown.words}</FieldValue>
    );
  }
  return <LineField {...props} read={read} next={next} isNumber />;
}

interface WordFieldProps extends CommonProps<string> {
  readonly suggestions?: readonly string[];
  readonly needed?: boolean;
}

/** A name that goals and rules use. */
export function WordField({ needed = false, ...props }: WordFieldProps) {
  const shown = useShown(props.shared);
  if (shown.isRead) return <FieldValue name={props.name}>{shown.words}</FieldValue>;
  return <LineField {...props} read={(typed) => readWord(typed, needed)} />;
}

/** Words that are the same in every language. */
export function PlainField({
  limit,
  ...props
}: CommonProps<string> & { readonly limit: number; readonly suggestions?: readonly string[] }) {
  const shown = useShown(props.shared);
  if (shown.isRead) return <FieldValue name={props.name}>{shown.words}</FieldValue>;
  return <LineField {...props} read={(typed) => readLine(typed, limit)} />;
}

/** Whether fields can only be read, and what this one then says. */
export function useShown<T>(
  { value, isMixed }: Shared<T>,
  wordsOf: (value: T) => string = String,
): { isRead: boolean; words: string | undefined } {
  const say = useSentences();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  if (isMixed) return { isRead, words: say('properties.various') };
  return { isRead, words: value === undefined ? undefined : wordsOf(value) };
}
