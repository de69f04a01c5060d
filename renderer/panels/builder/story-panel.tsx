import { ClipboardPaste, Maximize2, Minimize2, Plus } from 'lucide-react';
import { useState } from 'react';
import { copiedStories } from '../../builder/story-text';
import { perform } from '../../document/command';
import { addStory, isFull, pasteStories, type StoryList, storiesIn } from '../../document/commands/story';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useEditor, useFile, useTab } from '../../session/tab-context';
import { FileText } from '../file-text';
import { useSettledMission } from '../settled';
import { NewStoryDialog } from './new-story-dialog';
import { StoryCard } from './story-card';
import { useDesk } from './use-desk';
import '../panels.css';
import './builder.css';

const TITLES = { goals: 'goals.title', rules: 'rules.title' } as const;
const NONE = { goals: 'goals.none', rules: 'rules.none' } as const;

/** The goals or the rules of the mission in the sentences that are printed, to be built by choosing. */
export function StoryPanel({ list }: { list: 'goals' | 'rules' }) {
  const say = useSentences();
  const { leave } = useSession();
  const isWide = useSessionState(({ asLeft }) => asLeft.isWide);
  const isReadOnly = useFile((file) => file.isReadOnly);
  const mission = useSettledMission();
  const desk = useDesk();
  const variants = (mission.variants ?? []).filter((variant) => variant[list] !== undefined);
  const Room = isWide ? Minimize2 : Maximize2;
  return (
    // Keyboards scroll what they can go to.
    <section className="panel told builder" aria-label={say(TITLES[list])} tabIndex={0}>
      <header className="builder-bar">
        {isReadOnly ? null : <AddStory where={{ list }} />}
        <button
          type="button"
          className="icon-button"
          aria-pressed={isWide}
          aria-label={say(isWide ? 'builder.narrow' : 'builder.wide')}
          title={say(isWide ? 'builder.narrow' : 'builder.wide')}
          onClick={() => leave({ isWide: !isWide })}
        >
          <Room aria-hidden="true" />
        </button>
      </header>
      <Stories where={{ list }} desk={desk} />
      {variants.map(({ id, survivors }) => (
        <section
          key={id}
          className="builder-variant"
          aria-label={say('builder.variant', { survivors: survivors.join(', ') })}
        >
          <h3>{say('builder.variant', { survivors: survivors.join(', ') })}</h3>
          <Stories where={{ list, variant: id }} desk={desk} />
        </section>
      ))}
      <FileText part={list} />
    </section>
  );
}

function Stories({ where, desk }: { where: StoryList; desk: ReturnType<typeof useDesk> }) {
  const say = useSentences();
  const mission = useSettledMission();
  const stories = storiesIn(mission, where);
  if (stories.length === 0) {
    return where.variant === undefined ? <p className="panel-empty">{say(NONE[where.list])}</p> : null;
  }
  return (
    <ul className="stories">
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          place={{ ...where, id: story.id }}
          story={story}
          index={index}
          count={stories.length}
          desk={desk}
        />
      ))}
    </ul>
  );
}

function AddStory({ where }: { where: StoryList }) {
  const say = useSentences();
  const tab = useTab();
  const editor = useEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const now = () => tab.document.store.getState().mission;
  const add = (story: object) => {
    perform(tab, addStory(now(), where, story, tab.document.idsEver));
  };
  const paste = async () => {
    const copied = await copiedStories();
    if (!copied) return editor.say({ key: 'paste.nothing' });
    if (copied.system !== now().system) return editor.say({ key: 'paste.other-game' });
    perform(tab, pasteStories(now(), where, copied, tab.document.idsEver));
  };
  const isOff = isFull(now(), where);
  return (
    <>
      <button type="button" className="button" disabled={isOff} onClick={() => setIsChoosing(true)}>
        <Plus aria-hidden="true" />
        {say(where.list === 'goals' ? 'builder.add-goal' : 'builder.add-rule')}
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={isOff}
        aria-label={say('builder.paste')}
        title={say('builder.paste')}
        onClick={() => void paste()}
      >
        <ClipboardPaste aria-hidden="true" />
      </button>
      {isChoosing ? (
        <NewStoryDialog list={where.list} onPick={add} onClose={() => setIsChoosing(false)} />
      ) : null}
    </>
  );
}
