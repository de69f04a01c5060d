import { AlertDialog } from 'radix-ui';
import { useStore } from 'zustand';
import { useSentences, useSession } from '../session/session-context';
import './dialogs.css';

/** What somebody waits for who has asked for it, and how far it is. */
export function WaitDialog() {
  const say = useSentences();
  const { waits } = useSession();
  const wait = useStore(waits.store, (state) => state.waits[0]);
  return (
    <AlertDialog.Root open={wait !== undefined} onOpenChange={(open) => open || wait?.giveUp()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-shade" />
        {wait ? (
          <AlertDialog.Content className="dialog question" aria-describedby={undefined}>
            <AlertDialog.Title className="dialog-title question-title">{say(wait.what)}</AlertDialog.Title>
            <progress className="wait-progress" value={wait.done} aria-label={say(wait.what)} />
            <div className="question-choices">
              <AlertDialog.Cancel className="button question-cancel">
                {say('close.cancel')}
              </AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        ) : null}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
