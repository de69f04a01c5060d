import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import { onScreen } from '../document/viewport';
import type { Editor } from '../tools/editor';
import type { Question } from '../tools/shown';
import { boxOnScreen, hasRoomAside } from './beside';
import { walkAnswers } from './walk-answers';

interface QuestionMenuProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly language: Language;
}

/** A few answers where the hand let go: Enter takes the first, Escape none. */
export function QuestionMenu(props: QuestionMenuProps) {
  const question = useStore(props.editor.store, ({ shown }) => shown.question);
  return question ? <Answers {...props} question={question} /> : null;
}

/** Pixels that answers take at most. */
const WIDTH = 320;

function Answers({ tab, editor, language, question }: QuestionMenuProps & { question: Question }) {
  const { at, about } = question;
  const viewport = useStore(tab.view.store, (state) => state.viewport);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const canvas = anchor?.parentElement;
  const outline = about && boxOnScreen(viewport, about);
  const isAside = outline && hasRoomAside(outline, WIDTH, canvas?.clientWidth ?? 0);
  const [x, y, width, height] = isAside ? outline : [...onScreen(viewport, at), 0, 0];
  const [before] = useState(() => document.activeElement);
  const close = (isOpen: boolean) => {
    if (!isOpen) editor.hear({ kind: 'cancel' });
  };
  const giveBack = (event: Event) => {
    // No button has opened it that the keyboard would go back to.
    event.preventDefault();
    const isNowhere = document.activeElement === document.body;
    if (isNowhere && before instanceof HTMLElement && before !== document.body) before.focus();
  };
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Anchor
        ref={setAnchor}
        className="question-place"
        style={{ translate: `${x}px ${y}px`, width, height }}
      />
      <Popover.Portal>
        <Popover.Content
          className="menu question-menu"
          side="right"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          {...(canvas && { collisionBoundary: canvas })}
          onCloseAutoFocus={giveBack}
          aria-label={sentence(language, 'canvas.question')}
          onKeyDown={walkAnswers}
        >
          {question.answers.map(({ label, choose }) => (
            <button key={label.key} type="button" className="menu-item question-answer" onClick={choose}>
              {sentence(language, label.key, label.parameters)}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
