import { Popover } from 'radix-ui';
import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import type { Question } from '../tools/shown';
import { usePlaceOnCanvas } from './place-on-canvas';
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

function Answers({ tab, editor, language, question }: QuestionMenuProps & { question: Question }) {
  const [x, y] = usePlaceOnCanvas(tab, question.at);
  const close = (isOpen: boolean) => {
    if (!isOpen) editor.hear({ kind: 'cancel' });
  };
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Anchor className="question-place" style={{ translate: `${x}px ${y}px` }} />
      <Popover.Portal>
        <Popover.Content
          className="menu question-menu"
          side="right"
          align="start"
          collisionPadding={8}
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
