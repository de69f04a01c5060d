import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { EntryDeeds } from './entry-deeds';
import { HandbookReader } from './handbook-reader';
import './handbook.css';

/** Everything that can be looked up: the rules of the game, and the words of missions. Of an open mission, words can be added to it. */
export function HandbookDialog({ isOfMission = false }: { isOfMission?: boolean }) {
  const { showDialog } = useSession();
  const isOpen = useSessionState(({ dialog }) => dialog === 'handbook');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => showDialog(open ? 'handbook' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <OpenHandbook isOfMission={isOfMission} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function OpenHandbook({ isOfMission }: { isOfMission: boolean }) {
  const say = useSentences();
  const isAsked = useSessionState(({ handbook }) => handbook.isAsked);
  const [before] = useState(() => document.activeElement);
  // Whoever looks something up while they choose goes on choosing there.
  const isAside = before?.closest('[role=dialog]') != null;
  return (
    <Dialog.Content
      className="dialog list-dialog words-dialog handbook"
      aria-describedby={undefined}
      // Who asked for an entry reads it; whoever asked for none looks for one.
      onOpenAutoFocus={(event) => {
        if (!isAsked || !(event.currentTarget instanceof Element)) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[aria-current=true]')?.focus();
      }}
      // Whoever asked goes on where they were, unless they were led elsewhere: the dialog itself knows of no button that opened it.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      }}
    >
      <Dialog.Title className="dialog-title list-title">{say('handbook.title')}</Dialog.Title>
      <HandbookReader deeds={isOfMission && !isAside ? EntryDeeds : undefined} />
      <div className="list-dialog-foot">
        <Dialog.Close className="button">{say('handbook.close')}</Dialog.Close>
      </div>
    </Dialog.Content>
  );
}
