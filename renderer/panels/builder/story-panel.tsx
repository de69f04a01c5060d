import { ClipboardPaste, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../../builder/desk';
import { type Answer, type Missing, missingIn, settle } from '../../builder/missing';
import { type CopiedStories, copiedStories } from '../../builder/story-text';
import { type Command, perform } from '../../document/command';
import { noRoomFor, pasteStories, type StoriesToPaste } from '../../document/commands/paste-stories';
import { addStory, isFull, storiesIn } from '../../document/commands/story';
import type { StoryList } from '../../document/story-place';
import { toStory } from '../../session/leading';
import { useSentences, useSession } from '../../session/session-context';
import { useEditor, useFile, useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';
import { useVariantNames } from '../use-variant-names';
import { WideButton } from '../wide-button';
import { Behaviours } from './behaviours';
import { useLitStories } from './lit-stories';
import { NewStoryDialog } from './new-story-dialog';
import { PasteDialog } from './paste-dialog';
import { usePointingOut } from './pointing-out';
import { StoryCard } from './story-card';
import { useDesk } from './use-desk';
import { usePastedStories } from './use-pasted-stories';
import '../panels.css';
import './builder.css';

const TITLES = { goals: 'goals.title', rules: 'rules.title' } as const;
const NONE = { goals: 'goals.none', rules: 'rules.none' } as const;

/** The goals or the rules of the mission in the sentences that are printed, to be built by choosing. */
export function StoryPanel({ list }: { list: 'goals' | 'rules' }) {
  const say = useSentences();
  const isReadOnly = useFile((file) => file.isReadOnly);
  const mission = useWholeMission();
  const desk = useDesk();
  const [made, setMade] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const looked = useStore(useTab().document.store, ({ variant }) => variant);
  const nameOf = useVariantNames();
  const variants = (mission.variants ?? []).filter(
    ({ id, [list]: own }) => own !== undefined && (looked === undefined || looked === id),
  );
  const lit = useLitStories(list, panel);
  return (
    // Keyboards scroll what they can go to.
    <section
      ref={panel}
      className="panel told builder"
      aria-label={say(TITLES[list])}
      tabIndex={0}
      {...usePointingOut()}
    >
      <header className="builder-bar">
        {isReadOnly ? null : <AddStory where={{ list, variant: looked }} desk={desk} onMade={setMade} />}
        <WideButton />
      </header>
      <Stories where={{ list }} desk={desk} lit={lit} made={made} />
      {variants.map(({ id }) => (
        <section
          key={id}
          className="builder-variant"
          aria-label={say('builder.variant', { who: nameOf(id) })}
        >
          <h3>{say('builder.variant', { who: nameOf(id) })}</h3>
          <Stories where={{ list, variant: id }} desk={desk} lit={lit} made={made} />
        </section>
      ))}
      {list === 'rules' ? <Behaviours desk={desk} /> : null}
    </section>
  );
}

interface StoriesProps {
  readonly where: StoryList;
  readonly desk: Desk;
  readonly lit: ReadonlySet<object>;
  /** What has just been made here. */
  readonly made?: string | undefined;
}

function Stories({ where, desk, lit, made }: StoriesProps) {
  const say = useSentences();
  const mission = useWholeMission();
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
          isNew={story.id === made}
          isLit={lit.has(story)}
        />
      ))}
    </ul>
  );
}

interface AddStoryProps {
  readonly where: StoryList;
  readonly desk: Desk;
  readonly onMade: (id: string | undefined) => void;
}

function AddStory({ where, desk, onMade }: AddStoryProps) {
  const say = useSentences();
  const { lead } = useSession();
  const tab = useTab();
  const editor = useEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const [asked, setAsked] = useState<{ copied: StoriesToPaste; missing: readonly Missing[] }>();
  const now = () => tab.document.store.getState().mission;
  const make = (command: Command, list = where.list) => {
    if (!perform(tab, command)) return;
    const id = storiesIn(now(), { ...where, list }).at(-1)?.id;
    // Goals can be pasted beside rules: they are to be seen where they are.
    if (list === where.list) onMade(id);
    else if (id !== undefined) lead(toStory({ ...where, list, id }));
  };
  const add = (story: object) => make(addStory(now(), where, story, tab.document.idsEver));
  const paste = (copied: CopiedStories | undefined) => {
    if (!copied) return editor.say({ key: 'paste.nothing' });
    if (copied.system !== now().system) return editor.say({ key: 'paste.other-game' });
    const noRoom = noRoomFor(now(), where, copied);
    if (noRoom) return editor.say(noRoom);
    const missing = missingIn(now(), copied, desk);
    if (missing.length > 0) setAsked({ copied, missing });
    else put(copied, new Map());
  };
  const put = (stories: StoriesToPaste, answers: ReadonlyMap<Missing, Answer>) => {
    const { idsEver: taken } = tab.document;
    const selected = tab.selection.store.getState().keys;
    const { language } = desk;
    const { copied, makes } = settle(stories, answers, { mission: now(), language, selected, taken });
    make(pasteStories(now(), where, copied, taken, makes), copied.list);
  };
  usePastedStories(where, paste);
  const isOff = isFull(now(), where);
  return (
    <>
      <button
        type="button"
        className="button"
        data-control={where.list === 'goals' ? 'add-goal' : 'add-rule'}
        disabled={isOff}
        onClick={() => setIsChoosing(true)}
      >
        <Plus aria-hidden="true" />
        {say(where.list === 'goals' ? 'builder.add-goal' : 'builder.add-rule')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('builder.paste')}
        title={say('builder.paste')}
        onClick={() => void copiedStories().then(paste)}
      >
        <ClipboardPaste aria-hidden="true" />
      </button>
      {isChoosing ? (
        <NewStoryDialog list={where.list} onPick={add} onClose={() => setIsChoosing(false)} />
      ) : null}
      {asked ? (
        <PasteDialog
          missing={asked.missing}
          onPaste={(answers) => put(asked.copied, answers)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
