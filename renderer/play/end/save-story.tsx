import type { RefObject } from 'react';
import { boardPalettes } from '../../../drawing/palette';
import { exportFileName } from '../../../schemas';
import { createLetOut } from '../../session/exporting';
import { useSentences, useSession } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { storyPicture } from './story-picture';
import { storyText, type ToldGame } from './story-text';

interface SaveStoryProps {
  readonly told: ToldGame;
  /** Where its boards are painted. */
  readonly around: RefObject<HTMLElement | null>;
}

/** The story of a game for others: as a picture, or as a text. */
export function SaveStory({ told, around }: SaveStoryProps) {
  const say = useSentences();
  const session = useSession();
  const tab = useTab();
  const letOut = createLetOut(session);
  const saveText = () =>
    letOut(tab, { name: exportFileName(told.title, 'txt'), content: storyText(told, say), kind: 'txt' });
  const savePicture = async () => {
    const boards = [...(around.current?.querySelectorAll('canvas') ?? [])];
    // On paper it is day.
    const content = await storyPicture(told, boards, { palette: boardPalettes.light, say });
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
