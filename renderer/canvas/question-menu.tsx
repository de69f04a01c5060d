import { useState } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../drawing/box';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import { onScreen } from '../document/viewport';
import type { Editor } from '../tools/editor';
import type { BoardQuestion } from '../tools/shown';
import { Answer, AnswersMenu } from './answers-menu';
import { boxOnScreen, hasRoomAside } from './beside';

interface QuestionMenuProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly language: Language;
}

/** A few answers where something was dropped: Enter takes the first, Escape none. */
export function QuestionMenu(props: QuestionMenuProps) {
  const question = useStore(props.editor.store, ({ shown }) => shown.question);
  return question ? <Answers {...props} question={question} /> : null;
}

/** Pixels that answers take at most. */
const WIDTH = 320;

function Answers({ tab, editor, language, question }: QuestionMenuProps & { question: BoardQuestion }) {
  const { at, about } = question;
  const viewport = useStore(tab.view.store, (state) => state.viewport);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const canvas = anchor?.parentElement;
  const outline = about && boxOnScreen(viewport, about);
  const isAside = outline && hasRoomAside(outline, WIDTH, canvas?.clientWidth ?? 0);
  const box: Box = isAside ? outline : [...onScreen(viewport, at), 0, 0];
  const [before] = useState(() => document.activeElement);
  const giveBack = () => {
    const isNowhere = document.activeElement === document.body;
    if (isNowhere && before instanceof HTMLElement && before !== document.body) before.focus();
  };
  return (
    <AnswersMenu
      box={box}
      side="right"
      gap={6}
      boundary={canvas ?? undefined}
      anchor={setAnchor}
      label={sentence(language, 'canvas.question')}
      question={question}
      onClose={() => editor.hear({ kind: 'cancel' })}
      giveBack={giveBack}
    >
      {question.answers.map(({ label, choose }) => (
        <Answer key={label.key} onClick={choose}>
          {sentence(language, label.key, label.parameters)}
        </Answer>
      ))}
    </AnswersMenu>
  );
}
