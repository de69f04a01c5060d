import { Upload } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFiles } from '../session/use-files';
import { RecentCards } from './start/recent-cards';
import './dialogs.css';

/** In a local page: what it has saved, and files from wherever the browser runs. */
export function LibraryDialog() {
  const say = useSentences();
  const { files, showDialog } = useSession();
  const open = useSessionState(({ dialog }) => dialog === 'library');
  const isEmpty = useFiles((state) => state.recents.length === 0);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => showDialog(next ? 'library' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog list-dialog">
          <Dialog.Title className="dialog-title list-title">{say('library.title')}</Dialog.Title>
          <Dialog.Description>{say(isEmpty ? 'library.none' : 'library.text')}</Dialog.Description>
          <div className="list-dialog-rows">
            <RecentCards />
          </div>
          <div className="list-dialog-foot">
            <button type="button" className="button" onClick={() => void files.upload()}>
              <Upload aria-hidden="true" />
              {say('library.upload')}
            </button>
            <Dialog.Close className="button">{say('library.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
