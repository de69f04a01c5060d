import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { SentenceKey } from '../../../languages';
import { useSentences } from '../../session/session-context';

interface WordsFrameProps {
  readonly title: SentenceKey;
  /** What fills the title. */
  readonly parameters?: Readonly<Record<string, number>>;
  readonly onClose: () => void;
  /** Whoever asked goes on there, where what they asked by goes with the asking. */
  readonly goOn?: (() => void) | undefined;
  /** Beside the button that leaves everything as it is. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog around a list of words. */
export function WordsFrame({ title, parameters, onClose, goOn, foot, children }: WordsFrameProps) {
  const say = useSentences();
  const [before] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content
          className="dialog list-dialog words-dialog"
          aria-describedby={undefined}
          // Whoever asked goes on where they were, unless what they chose has the focus already: the dialog itself knows of no button
          // that opened it.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (goOn) goOn();
            else if (before instanceof HTMLElement && document.activeElement === document.body)
              before.focus();
          }}
        >
          <Dialog.Title className="dialog-title list-title">{say(title, parameters)}</Dialog.Title>
          {children}
          <div className="list-dialog-foot">
            {foot}
            <Dialog.Close className="button">{say('builder.cancel')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
