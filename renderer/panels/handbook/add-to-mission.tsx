import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { perform } from '../../document/command';
import { addStory, isFull, storiesIn } from '../../document/commands/story';
import type { HandbookEntry } from '../../handbook/entry';
import { storySaying } from '../../handbook/new-story';
import { toStory } from '../../session/leading';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useDesk } from '../builder/use-desk';

/** Puts a word into the mission that is open, or into the variant of it that is looked at, as the plainest goal or rule that says it, and leads there. */
export function AddToMission({ entry }: { entry: HandbookEntry }) {
  const isDrawn = useSessionState(({ active }) => active !== undefined && !active.isPlaying);
  const isReadOnly = useFile((file) => file.isReadOnly);
  if (!isDrawn || isReadOnly || !entry.word) return null;
  return <AddButton word={entry.word} />;
}

function AddButton({ word }: { word: NonNullable<HandbookEntry['word']> }) {
  const say = useSentences();
  const { lead } = useSession();
  const tab = useTab();
  const desk = useDesk();
  const variant = useStore(tab.document.store, (state) => state.variant);
  const begun = useMemo(() => storySaying(word, desk), [word, desk]);
  if (!begun) return null;
  if ('lacks' in begun)
    return (
      <p className="slot-lacks">{say('handbook.cannot-add', { why: say(`builder.lacks.${begun.lacks}`) })}</p>
    );
  const { list, story } = begun;
  const where = { list, variant };
  const now = () => tab.document.store.getState().mission;
  const add = () => {
    if (!perform(tab, addStory(now(), where, story, tab.document.idsEver))) return;
    const id = storiesIn(now(), where).at(-1)?.id;
    if (id !== undefined) lead(toStory({ ...where, id }));
  };
  return (
    <button type="button" className="button handbook-add" disabled={isFull(now(), where)} onClick={add}>
      <Plus aria-hidden="true" />
      {say('handbook.add')}
    </button>
  );
}
