import { Maximize2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useSentences, useSession, useSessionState } from '../../../session/session-context';
import { MissionTexts } from './mission-texts';

/** The texts of the mission with more room: a story is longer than a panel is wide. */
export function TextsDialog() {
  const say = useSentences();
  const { showDialog } = useSession();
  const open = useSessionState(({ dialog }) => dialog === 'texts');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => showDialog(next ? 'texts' : undefined)}>
      <Dialog.Trigger
        className="small-button"
        aria-label={say('properties.texts.open')}
        title={say('properties.texts.open')}
      >
        <Maximize2 aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        {/* Escape closes it from within a field as well, and what was written stays. */}
        <Dialog.Content className="dialog mission-texts" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title">{say('properties.mission')}</Dialog.Title>
          <div className="dialog-text properties">
            <MissionTexts />
          </div>
          <Dialog.Close className="button">{say('properties.texts.close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
