import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Language, sentence, textIn } from '../../languages';
import { findPart, keyOf } from '../document/parts';
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
      writing.write(event.currentTarget.value, language);
    }
  };
  return (
    <textarea
      ref={field}
      className="label-field"
      style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
      rows={1}
      maxLength={500}
      defaultValue={wordsOf(tab, writing, language)}
      aria-label={sentence(language, 'canvas.label')}
      onKeyDown={hear}
      onBlur={(event) => writing.write(event.currentTarget.value, language)}
    />
  );
}

function wordsOf({ document }: Tab, { label }: Writing, language: Language): string {
  const found =
    label === undefined ? undefined : findPart(document.store.getState().mission, keyOf('label', label));
  return found?.kind === 'label' ? textIn(found.part.text, language) : '';
}
