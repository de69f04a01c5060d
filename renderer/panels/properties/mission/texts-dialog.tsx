import { Maximize2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useSentences } from '../../../session/session-context';
import { MissionTexts } from './mission-texts';

/** The texts of the mission with more room: a story is longer than a panel is wide. */
export function TextsDialog() {
  const say = useSentences();
  return (
    <Dialog.Root>
      <Dialog.Trigger
        className="small-button"
        aria-label={say('properties.texts.open')}
        title={say('properties.texts.open')}
      >
        <Maximize2 aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content
          className="dialog mission-texts"
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // Within a field it takes back what was typed, and leaves the field; then it closes.
            if (event.target instanceof HTMLTextAreaElement) event.preventDefault();
          }}
        >
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
