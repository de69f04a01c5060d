import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import type { KeyedSentence } from '../../languages';
import { newWriting } from '../document/history';
import { useTab } from '../session/tab-context';
import type { Reading } from './reading';

export interface TypingOptions<T> {
  readonly value: T | undefined;
  readonly write: (value: T | undefined) => string;
  readonly read: (typed: string) => Reading<T>;
  /** Changes that come with the same word are one step of the history. */
  readonly change: (value: T | undefined, joins: string) => void;
  /** The next value in a direction, where arrow keys count. */
  readonly next?: (value: T | undefined, by: number) => T;
}

interface Typing {
  readonly text: string;
  readonly problem: KeyedSentence | undefined;
  readonly handlers: {
    readonly onChange: (event: ChangeEvent<Field>) => void;
    readonly onFocus: () => void;
    readonly onKeyDown: (event: KeyboardEvent<Field>) => void;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed<T> {
  readonly text: string;
  /** What the mission had when this was typed. Once it has something else, that is what the field shows. */
  readonly at: T | undefined;
  readonly problem?: KeyedSentence;
}

/** A field that is written in: what makes sense is in the mission at once, what does not stays until it does. */
export function useTyping<T>({ value, write, read, change, next }: TypingOptions<T>): Typing {
  const { document } = useTab();
  const [typed, setTyped] = useState<Typed<T>>();
  const [visit, setVisit] = useState('');
  const shown = typed !== undefined && Object.is(typed.at, value) ? typed : undefined;

  const type = (text: string) => {
    const reading = read(text);
    const word = visit || newWriting();
    setVisit(word);
    if (reading.ok) change(reading.value, word);
    setTyped(reading.ok ? { text, at: reading.value } : { text, at: value, problem: reading.problem });
  };
  const step = (by: number) => {
    if (next) type(write(next(value, by)));
  };
  return {
    text: shown?.text ?? write(value),
    problem: shown?.problem,
    handlers: {
      onChange: (event) => type(event.currentTarget.value),
      onFocus: () => setVisit(newWriting()),
      onKeyDown: (event) => {
        // A dialog around the field has closed by the key already, and what was written in it stays.
        if (event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
        if (event.key === 'Escape') {
          // Nobody else shall take it for "let go of what is selected".
          event.preventDefault();
          const isBack = document.takeBack(visit);
          if (!isBack && shown?.problem === undefined) event.currentTarget.blur();
          setTyped(undefined);
        } else if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) {
          setVisit(newWriting());
        } else if (next && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
        }
      },
    },
  };
}
