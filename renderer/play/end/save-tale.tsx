import type { RefObject } from 'react';
import { boardPalettes } from '../../../drawing/palette';
import { exportFileName } from '../../../schemas';
import { createLetOut } from '../../session/exporting';
import { useSentences, useSession } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { talePicture } from './tale-picture';
import { type ToldGame, taleText } from './tale-text';

interface SaveTaleProps {
  readonly told: ToldGame;
  /** Where its boards are painted. */
  readonly around: RefObject<HTMLElement | null>;
}

/** The tale of a game for others: as a picture, or as a text. */
export function SaveTale({ told, around }: SaveTaleProps) {
  const say = useSentences();
  const session = useSession();
  const tab = useTab();
  const letOut = createLetOut(session);
  const saveText = () =>
    letOut(tab, { name: exportFileName(told.title, 'txt'), content: taleText(told, say), kind: 'txt' });
  const savePicture = async () => {
    const boards = [...(around.current?.querySelectorAll('canvas') ?? [])];
    // On paper it is day.
    const content = await talePicture(told, boards, { palette: boardPalettes.light, say });
    if (content) await letOut(tab, { name: exportFileName(told.title, 'png'), content, kind: 'png' });
  };
  return (
    <p className="end-save">
      <button type="button" className="button" onClick={() => void savePicture()}>
        {say('end.save-picture')}
      </button>
      <button type="button" className="button" onClick={() => void saveText()}>
        {say('end.save-text')}
      </button>
    </p>
  );
}
