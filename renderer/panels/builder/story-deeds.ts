import { useStore } from 'zustand';
import type { SentenceKey } from '../../../languages';
import type { Goal, Rule } from '../../../schemas';
import { inItsWords, inOwnWords } from '../../builder/own-words';
import { copyStories } from '../../builder/story-text';
import { type Command, perform } from '../../document/command';
import {
  changeStory,
  duplicateStory,
  isFull,
  moveStory,
  moveStoryTo,
  removeStory,
  switchStory,
} from '../../document/commands/story';
import { isLeftOut, leaveOut } from '../../document/commands/variants';
import type { StoryPlace } from '../../document/story-place';
import { useSession } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { sayLeftOut } from '../say-left-out';
import { useWholeMission } from '../settled';
import { useVariantNames } from '../use-variant-names';
import { useDesk } from './use-desk';

/** Something that can be done with a goal or a rule as a whole. */
export interface StoryDeed {
  readonly name: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly isOff?: boolean;
  readonly run: () => void;
}

export function useStoryDeeds(
  place: StoryPlace,
  story: Goal | Rule,
  index: number,
  count: number,
): StoryDeed[] {
  const session = useSession();
  const tab = useTab();
  const mission = useWholeMission();
  const desk = useDesk();
  const does = (command: () => Command) => () => void perform(tab, command());
  const variants = (mission.variants ?? []).filter(({ id }) => id !== place.variant);
  const nameOf = useVariantNames();
  const looked = useStore(tab.document.store, ({ variant }) => variant);
  const isAbsent =
    looked !== undefined && place.variant === undefined && isLeftOut(mission, looked, place.id);
  const isTextOnly = 'text' in story;
  const change = (next: object) => changeStory(place, next, tab.document.idsEver);
  const part = place.list === 'goals' ? 'Goal' : 'Rule';
  return [
    ...(isTextOnly
      ? []
      : [
          story.words
            ? { name: 'builder.its-words' as const, run: does(() => change(inItsWords(story))) }
            : { name: 'builder.my-words' as const, run: does(() => change(inOwnWords(part, story, desk))) },
        ]),
    {
      name: story.off ? 'builder.switch-on' : 'builder.switch-off',
      run: does(() => switchStory(place, story.off === true)),
    },
    {
      name: 'builder.duplicate-story',
      isOff: isFull(mission, place),
      run: does(() => duplicateStory(tab.document.store.getState().mission, place, tab.document.idsEver)),
    },
    { name: 'builder.copy-story', run: () => void copyStories(mission, place.list, [story]) },
    { name: 'builder.up-story', isOff: index === 0, run: does(() => moveStory(place, index - 1)) },
    { name: 'builder.down-story', isOff: index === count - 1, run: does(() => moveStory(place, index + 1)) },
    ...(place.variant === undefined
      ? []
      : [{ name: 'builder.to-all' as const, run: does(() => moveStoryTo(place, undefined)) }]),
    ...variants.map(({ id }) => ({
      name: 'builder.to-variant' as const,
      parameters: { who: nameOf(id) },
      run: does(() => moveStoryTo(place, id)),
    })),
    ...(place.variant === undefined ? variants : []).map((variant) => {
      const isOut = isLeftOut(mission, variant.id, place.id);
      return {
        name: isOut ? ('builder.take-in' as const) : ('builder.leave-out' as const),
        parameters: { who: nameOf(variant.id) },
        run: does(() => leaveOut([place.id], variant.id, !isOut)),
      };
    }),
    {
      name: 'builder.remove-story',
      isOff: isAbsent,
      run: () => {
        // What all have, others keep.
        const isOfAll = looked !== undefined && place.variant === undefined;
        const isDone = perform(tab, isOfAll ? leaveOut([place.id], looked, true) : removeStory(place));
        if (isDone && isOfAll) sayLeftOut(session, tab);
      },
    },
  ];
}
