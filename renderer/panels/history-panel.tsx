import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { stepWords } from '../builder/step-words';
import { useSentences, useSessionState } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { keepInSight } from './keep-in-sight';
import { targetOf } from './list-keys';
import './panels.css';

/** Everything that was done, as steps to go back to; those that were undone can be done again. */
export function HistoryPanel() {
  const { document } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { steps, done } = useStore(document.store, ({ history }) => history);
  // Where the keyboard is, until something is done.
  const [at, setAt] = useState<{ readonly place: number; readonly done: number }>();
  const current = at?.done === done ? Math.min(at.place, steps.length) : done;
  const optionId = (place: number) => `${id}-${place}`;
  useEffect(() => keepInSight(list.current, `${id}-${current}`), [id, current, steps]);

  const go = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, steps.length + 1);
    if (target !== undefined) setAt({ place: target, done });
    else if (event.key === 'Enter' || event.key === ' ') document.goTo(current);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className="history"
      aria-label={say('history.title')}
      aria-activedescendant={optionId(current)}
      onKeyDown={go}
    >
      {[undefined, ...steps].map((step, place) => (
        <Step
          key={place}
          id={optionId(place)}
          words={step ? stepWords(step, language, say) : say('history.beginning')}
          isNow={place === done}
          isUndone={place > done}
          isCurrent={place === current}
          place={place}
        />
      ))}
    </div>
  );
}

interface StepProps {
  id: string;
  words: string;
  place: number;
  isNow: boolean;
  isUndone: boolean;
  isCurrent: boolean;
}

/** Of up to a thousand, one or two change at a time. */
const Step = memo(function Step({ id, words, place, isNow, isUndone, isCurrent }: StepProps) {
  const { document } = useTab();
  const say = useSentences();
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="history-step"
      aria-selected={isNow}
      aria-label={isUndone ? say('history.undone', { step: words }) : words}
      data-undone={isUndone}
      data-current={isCurrent}
      onClick={() => document.goTo(place)}
    >
      {words}
    </div>
  );
});
