import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { AddToMission } from './add-to-mission';
import { HandbookReader } from './handbook-reader';
import './handbook.css';

/** Everything that can be looked up: the rules of the game, and the words of missions. Of an open mission, words can be added to it. */
export function HandbookDialog({ isOfMission = false }: { isOfMission?: boolean }) {
  const say = useSentences();
  const { showDialog } = useSession();
  const isOpen = useSessionState(({ dialog }) => dialog === 'handbook');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => showDialog(open ? 'handbook' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <HandbookFrame>
          <Dialog.Title className="dialog-title list-title">{say('handbook.title')}</Dialog.Title>
          <HandbookReader deeds={isOfMission ? AddToMission : undefined} />
          <div className="list-dialog-foot">
            <Dialog.Close className="button">{say('handbook.close')}</Dialog.Close>
          </div>
        </HandbookFrame>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function HandbookFrame({ children }: { children: React.ReactNode }) {
  const [before] = useState(() => document.activeElement);
  return (
    <Dialog.Content
      className="dialog list-dialog words-dialog handbook"
      aria-describedby={undefined}
      // Whoever asked goes on where they were: the dialog itself knows of no button that opened it.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before instanceof HTMLElement) before.focus();
      }}
    >
      {children}
    </Dialog.Content>
  );
}
