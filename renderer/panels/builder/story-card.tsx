import { ChevronDown, ChevronRight, EllipsisVertical, GripVertical, UserX } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isGoalDoubtful, isRuleDoubtful } from '../../../engine';
import { textIn } from '../../../languages';
import type { Goal, Rule, Variant } from '../../../schemas';
import { comesAfterOthers, numberOf } from '../../../telling/mission/order';
import type { Desk } from '../../builder/desk';
import { inShort } from '../../builder/in-short';
import { lineOf } from '../../builder/lines';
import { perform } from '../../document/command';
import { changeStory, moveStory } from '../../document/commands/story';
import type { StoryPlace } from '../../document/story-place';
import { entryOfPart } from '../../handbook/entry-of';
import { about } from '../../handbook/here';
import { useSentences } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';
import { ToldMarks } from '../told-marks';
import { useVariantNames } from '../use-variant-names';
import { MoreExactly, SectionRows } from './line-rows';
import { OwnWords } from './own-words';
import { besideCard, cardOf } from './pointing-out';
import type { StoryChange } from './story-change';
import { useStoryDeeds } from './story-deeds';
import { StoryRows } from './story-rows';
import { ToldSlots } from './told-slots';

interface StoryCardProps {
  readonly place: StoryPlace;
  readonly story: Goal | Rule;
  readonly index: number;
  readonly count: number;
  readonly desk: Desk;
  /** It has just been made: it is in sight, and what can be chosen in it comes next. */
  readonly isNew?: boolean;
  /** It speaks of what is selected or pointed at on the board. */
  readonly isLit: boolean;
}

/** A goal or a rule as the sentence that is printed, in which everything can be chosen; unfolded, part by part. */
export function StoryCard({ place, story, index, count, desk, isLit, isNew = false }: StoryCardProps) {
  const say = useSentences();
  const tab = useTab();
  const isReadOnly = useFile((file) => file.isReadOnly);
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNew) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    const first = card.current?.querySelector<HTMLElement>('.told-slot, .own-words textarea');
    // Not every sentence has something to choose in it yet.
    (first ?? card.current)?.focus();
    // What stands there for a beginning is written over.
    if (first instanceof HTMLTextAreaElement) first.select();
  }, [isNew]);
  const mission = useWholeMission();
  const id = useId();
  const part = place.list === 'goals' ? 'Goal' : 'Rule';
  const change: StoryChange['change'] = (next, joins) =>
    void perform(tab, changeStory(place, next, tab.document.idsEver, joins));
  const told = desk.told(part, story, { deep: true });
  const own = story.words?.text ?? ('text' in story ? story.text : undefined);
  const whole = own ? textIn(own, desk.language) : told.text;
  // Several goals in one order all begin alike: by name a goal is known by the whole of it.
  const words = inShort(own ? whole : desk.words(part, story, 'whole'));
  const of: StoryChange = { story, change, desk };
  const line = lineOf(part, story);
  // Others speak of it by its number, as they do on paper.
  const number = part === 'Rule' ? numberOf(place.id, mission) : undefined;
  const isOff = story.off === true;
  const without = useVariantsWithout(place);
  const looked = useStore(tab.document.store, ({ variant }) => variant);
  const isAbsent = without.some(({ id: each }) => each === looked);
  const move = (event: KeyboardEvent) => {
    if (isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // Choices that are open belong to the card, and do not lie in it.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    perform(tab, moveStory(place, index + (event.key === 'ArrowUp' ? -1 : 1)));
  };
  const Sign = isOpen ? ChevronDown : ChevronRight;
  // To be looked at, the sentence is enough.
  const hasParts = !('text' in story) && !isReadOnly;
  return (
    <li
      ref={card}
      className="story"
      data-control="story"
      {...cardOf(place)}
      {...about(entryOfPart(part, story))}
      data-lit={isLit}
      tabIndex={-1}
      data-off={isOff}
      data-absent={isAbsent}
      aria-labelledby={`${id}-words`}
      onKeyDown={move}
      {...(!isReadOnly && dropTarget(place, (from) => perform(tab, moveStory(from, index))))}
    >
      <div className="story-head">
        <div className="story-lead">
          {hasParts ? (
            <button
              type="button"
              className="icon-button"
              data-control="unfold"
              aria-expanded={isOpen}
              aria-label={say(isOpen ? 'builder.fold' : 'builder.unfold', { words })}
              title={say(isOpen ? 'builder.fold' : 'builder.unfold', { words })}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Sign aria-hidden="true" />
            </button>
          ) : (
            <span className="icon-button" />
          )}
          {number === undefined ? null : <span className="story-number">{number}</span>}
        </div>
        <div className="story-words" id={`${id}-words`}>
          {own ? (
            // Where they can be written, all of them stand below.
            <p className="told-words">{isReadOnly ? whole : inShort(whole, READABLE)}</p>
          ) : (
            <ToldSlots
              told={told}
              within={{ part, value: story }}
              desk={desk}
              change={isReadOnly ? undefined : change}
            />
          )}
          {part === 'Goal' && !own && !isOpen ? <StoryRows of={of} isReadOnly={isReadOnly} /> : null}
          <Marks story={story} isGoal={part === 'Goal'} />
          <NotWith variants={without} />
        </div>
        {isReadOnly ? null : (
          <span className="story-tools">
            {own ? null : <MoreExactly line={line} of={of} put={change} />}
            {count > 1 ? (
              <span
                className="story-grip"
                draggable
                aria-hidden="true"
                title={say('builder.drag')}
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED, JSON.stringify(place))}
              >
                <GripVertical />
              </span>
            ) : null}
            <StoryMenu {...{ place, story, index, count, words }} />
          </span>
        )}
      </div>
      {own && !isReadOnly ? <OwnWords of={of} part={part} isOpen={isOpen} /> : null}
      {isOpen && hasParts ? (
        <div className="story-parts" role="treegrid" aria-label={say('builder.parts', { words })}>
          {line.sections.map((section) => (
            <SectionRows key={section.key} section={section} outer={part} of={of} level={1} />
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** As much of own words as is read before a card is too large to see what else there is. */
const READABLE = 1_000;

/** The variants that do without it. */
function useVariantsWithout({ variant, id }: StoryPlace): readonly Variant[] {
  const { variants = [] } = useWholeMission();
  return variant === undefined ? variants.filter(({ without }) => without?.includes(id)) : [];
}

function NotWith({ variants }: { variants: readonly Variant[] }) {
  const say = useSentences();
  const nameOf = useVariantNames();
  return variants.map(({ id }) => (
    <p key={id} className="told-mark">
      <UserX aria-hidden="true" />
      {say('variants.not', { who: nameOf(id) })}
    </p>
  ));
}

const DRAGGED = 'application/x-boothill-story';

/** Lets a goal or a rule be dropped here, in the place of this one. */
function dropTarget(place: StoryPlace, drop: (from: StoryPlace) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED);
      if (dragged === '') return;
      event.preventDefault();
      event.stopPropagation();
      const from = JSON.parse(dragged) as StoryPlace;
      if (from.list === place.list && from.variant === place.variant) drop(from);
    },
  };
}

/** What to know of a story, and whether it is used. */
function Marks({ story, isGoal }: { story: Goal | Rule; isGoal: boolean }) {
  const say = useSentences();
  const { rules = [] } = useWholeMission();
  return (
    <>
      {story.off ? <p className="told-mark">{say('builder.is-off')}</p> : null}
      <ToldMarks
        isWordsOnly={'text' in story}
        isThen={!isGoal && comesAfterOthers(story as Rule, rules)}
        isDoubtful={isGoal ? isGoalDoubtful(story as Goal) : isRuleDoubtful(story as Rule)}
        isOwn={story.words !== undefined}
      />
    </>
  );
}

interface StoryMenuProps extends Pick<StoryCardProps, 'place' | 'story' | 'index' | 'count'> {
  readonly words: string;
}

function StoryMenu({ place, story, index, count, words }: StoryMenuProps) {
  const say = useSentences();
  const deeds = useStoryDeeds(place, story, index, count);
  const opener = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        ref={opener}
        className="icon-button"
        aria-label={say('builder.menu', { words })}
        title={say('builder.menu', { words })}
      >
        <EllipsisVertical aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (opener.current?.isConnected) return;
            event.preventDefault();
            next.current?.focus();
          }}
        >
          {deeds.map(({ name, parameters, isOff, run }) => (
            <DropdownMenu.Item
              key={say(name, parameters)}
              className="menu-item"
              disabled={isOff === true}
              onSelect={() => {
                next.current = besideCard(opener.current);
                run();
              }}
            >
              {say(name, parameters)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
