import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { Tab } from '../document/tab';
import { formatSize } from '../files/format-size';
import { formatTime } from '../files/format-time';
import type { OldState } from '../files/versions';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { useNameOf } from '../session/use-files';
import { BoardThumb } from './start/board-thumb';
import './dialogs.css';
import './versions-dialog.css';

/** What the file of the mission in sight was before: to be looked at, and to be brought back. */
export function VersionsDialog() {
  const session = useSession();
  const tab = useTab();
  const open = useSessionState((state) => state.dialog === 'versions');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => session.showDialog(next ? 'versions' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        {open ? <VersionsContent tab={tab} /> : null}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function VersionsContent({ tab }: { tab: Tab }) {
  const say = useSentences();
  const name = useNameOf(tab);
  const { olds, pictures } = useOldStates(tab);
  return (
    <Dialog.Content className="dialog list-dialog">
      <Dialog.Title className="dialog-title list-title">{say('versions.title', { name })}</Dialog.Title>
      <Dialog.Description>{say('versions.text')}</Dialog.Description>
      {olds === undefined ? <p role="status">{say('versions.loading')}</p> : null}
      {olds?.length === 0 ? <p>{say('versions.none')}</p> : null}
      <ul className="list-dialog-rows">
        {olds?.map((old) => (
          <VersionRow key={idOf(old)} tab={tab} old={old} picture={pictures.get(idOf(old))} />
        ))}
      </ul>
      <div className="list-dialog-foot">
        <Dialog.Close className="button">{say('versions.close')}</Dialog.Close>
      </div>
    </Dialog.Content>
  );
}

function VersionRow({ tab, old, picture }: { tab: Tab; old: OldState; picture: string | undefined }) {
  const say = useSentences();
  const { files, showDialog } = useSession();
  const language = useSessionState((state) => state.language);
  const time = formatTime(old.at, language, true);
  const words = say(old.kind === 'draft' ? 'versions.draft' : 'versions.version', { time });
  const leave = (deed: Promise<void>) => {
    showDialog(undefined);
    void deed;
  };
  return (
    <li className="version">
      <BoardThumb picture={picture} />
      <div className="version-words">
        <p className="version-time">{words}</p>
        <p>{formatSize(old.bytes, language)}</p>
      </div>
      <div className="version-deeds" role="group" aria-label={words}>
        <button type="button" className="button" onClick={() => leave(files.versions.lookAt(tab, old))}>
          {say('versions.look')}
        </button>
        <button type="button" className="button" onClick={() => leave(files.versions.restore(tab, old))}>
          {say('versions.restore')}
        </button>
      </div>
    </li>
  );
}

const noPictures: ReadonlyMap<string, string> = new Map();

/** The list first, then one picture after the other. */
function useOldStates(tab: Tab) {
  const { files } = useSession();
  const [olds, setOlds] = useState<readonly OldState[]>();
  const [pictures, setPictures] = useState(noPictures);
  useEffect(() => {
    let over = false;
    const isOver = () => over;
    const look = async () => {
      const found = await files.versions.list(tab);
      if (isOver()) return;
      setOlds(found);
      for (const old of found) {
        const mission = await files.versions.read(tab, old);
        const picture = mission && !isOver() ? await files.picture(mission) : undefined;
        if (isOver()) return;
        if (picture !== undefined) setPictures((before) => new Map(before).set(idOf(old), picture));
      }
    };
    void look();
    return () => {
      over = true;
    };
  }, [files, tab]);
  return { olds, pictures };
}

function idOf(old: OldState): string {
  return old.kind === 'draft' ? old.draft.key : old.version;
}
