import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import type { Writing } from '../tools/shown';
import { usePlaceOnCanvas } from './place-on-canvas';

interface LabelFieldProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly language: Language;
}

/** Where the words of a label are written: on the label itself. */
export function LabelField(props: LabelFieldProps) {
  const writing = useStore(props.editor.store, ({ shown }) => shown.writing);
  return writing ? <Field {...props} writing={writing} /> : null;
}

function Field({ tab, language, writing }: LabelFieldProps & { writing: Writing }) {
  const [x, y] = usePlaceOnCanvas(tab, writing.at);
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useId();
  useLayoutEffect(() => {
    const [element, before] = [field.current, document.activeElement];
    element?.focus();
    element?.select();
    return () => {
      if (document.activeElement === element && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') writing.cancel();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      writing.write(event.currentTarget.value);
    }
  };
  return (
    <div className="label-place" style={{ translate: `calc(${x}px - 50%) calc(${y}px - ${MIDDLE})` }}>
      <textarea
        ref={field}
        className="label-field"
        rows={1}
        maxLength={500}
        defaultValue={writing.words}
        aria-label={sentence(language, 'canvas.label')}
        aria-describedby={keys}
        onKeyDown={hear}
        onChange={(event) => writing.type(event.currentTarget.value)}
        onBlur={(event) => writing.write(event.currentTarget.value)}
      />
      <p id={keys} className="label-keys">
        {sentence(language, 'canvas.label-keys')}
      </p>
    </div>
  );
}

/** Half the height of one line: the field stands on its label, the hint below it. */
const MIDDLE = '1rem';
