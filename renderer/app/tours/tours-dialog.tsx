import { Dialog } from 'radix-ui';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useSamples } from '../start/use-samples';
import { TourCards } from './tour-cards';
import '../dialogs.css';

/** The tours of the start screen, for whoever has a mission open. */
export function ToursDialog() {
  const say = useSentences();
  const { showDialog } = useSession();
  const isOpen = useSessionState(({ dialog }) => dialog === 'tours');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => showDialog(next ? 'tours' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog list-dialog">
          <Dialog.Title className="dialog-title list-title">{say('tours.title')}</Dialog.Title>
          <Dialog.Description>{say('tours.text')}</Dialog.Description>
          <div className="list-dialog-rows">
            <Painted />
          </div>
          <div className="list-dialog-foot">
            <Dialog.Close className="button">{say('tours.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Pictures are read and painted as soon as somebody looks at them. */
function Painted() {
  const { pictures } = useSamples();
  return <TourCards pictures={pictures} />;
}
