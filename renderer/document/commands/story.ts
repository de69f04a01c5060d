import type { Draft } from 'immer';
import type { KeyedSentence } from '../../../languages';
import { type Goal, goalsWithin, type Mission, type Rule } from '../../../schemas';
import type { Command } from '../command';
import type { StoryList, StoryPlace } from '../story-place';
import { forget } from './forget';
import { withFreshIds, withIdsWithin } from './story-ids';

type Story = Goal | Rule;

/** As many goals and rules as the format of missions allows. */
export const mostStories = { goals: 100, rules: 200 } as const;

export function storiesIn(mission: Mission, { list, variant }: StoryList): readonly Story[] {
  const owner = variant === undefined ? mission : mission.variants?.find(({ id }) => id === variant);
  return owner?.[list] ?? [];
}

export function isFull(mission: Mission, where: StoryList): boolean {
  return storiesIn(mission, where).length >= mostStories[where.list];
}

/** A goal or a rule as it is to be from now on; its place and its id stay, and goals that are new in it get theirs. */
export function changeStory(
  place: StoryPlace,
  story: object,
  taken: ReadonlySet<string>,
  joins?: string,
): Command {
  const own = { ...story, id: place.id } as Story;
  const whole = place.list === 'rules' ? own : withIdsWithin(own as Goal, taken);
  return {
    label: labelOf('change', place),
    ...(joins !== undefined && { joins }),
    recipe: (draft) => {
      const stories = listIn(draft, place);
      const at = stories?.findIndex(({ id }) => id === place.id) ?? -1;
      if (stories && at >= 0) stories[at] = whole;
    },
  };
}

/** Another one, with ids of its own for all that it is made of; after the one that is named, or at the end. */
export function addStory(
  mission: Mission,
  where: StoryList,
  story: object,
  taken: ReadonlySet<string>,
  after?: string,
): Command {
  const [own] = withFreshIds([story], where.list, taken);
  return {
    label: labelOf('add', { ...where, id: own?.id ?? '' }),
    recipe: (draft) => {
      if (!own || isFull(mission, where)) return;
      const stories = listIn(draft, where, true);
      const at = stories?.findIndex(({ id }) => id === after) ?? -1;
      stories?.splice(at < 0 ? stories.length : at + 1, 0, own);
    },
  };
}

export function duplicateStory(mission: Mission, place: StoryPlace, taken: ReadonlySet<string>): Command {
  const story = storiesIn(mission, place).find(({ id }) => id === place.id);
  if (!story) return { label: labelOf('duplicate', place), recipe: () => undefined };
  const { label, ...command } = addStory(mission, place, story, taken, place.id);
  return { ...command, label: { ...label, key: `step.duplicate-${NAMES[place.list]}` } };
}

/** With all goals that it is made of. */
export function removeStory(place: StoryPlace): Command {
  return {
    label: labelOf('remove', place),
    recipe: (draft) => {
      const gone = listIn(draft, place)?.filter(({ id }) => id === place.id) ?? [];
      put(
        draft,
        place,
        (listIn(draft, place) ?? []).filter(({ id }) => id !== place.id),
      );
      forget(draft, new Set(gone.flatMap((story) => idsIn(story as Story))));
    },
  };
}

/** So many places up or down, as far as there are places. */
export function moveStory(place: StoryPlace, to: number): Command {
  return {
    label: labelOf('move', place),
    recipe: (draft) => {
      const stories = listIn(draft, place);
      const from = stories?.findIndex(({ id }) => id === place.id) ?? -1;
      if (!stories || from < 0 || to < 0 || to >= stories.length || to === from) return;
      const [moved] = stories.splice(from, 1);
      if (moved) stories.splice(to, 0, moved);
    },
  };
}

/** Left out of play and print, or back again. */
export function switchStory(place: StoryPlace, isOn: boolean): Command {
  return {
    label: { ...labelOf('change', place), key: `step.switch-${isOn ? 'on' : 'off'}` },
    recipe: (draft) => {
      const story = listIn(draft, place)?.find(({ id }) => id === place.id);
      if (!story) return;
      if (isOn) delete story.off;
      else story.off = true;
    },
  };
}

/** From the mission into a variant, or back; at the end of what is there, as far as there is room. */
export function moveStoryTo(place: StoryPlace, variant: string | undefined): Command {
  return {
    label: labelOf('move', place),
    recipe: (draft) => {
      const stories = listIn(draft, place);
      const story = stories?.find(({ id }) => id === place.id);
      const where = { list: place.list, variant };
      if (!stories || !story || place.variant === variant || isFull(draft, where)) return;
      const there = listIn(draft, where, true);
      if (!there) return;
      there.push(story);
      put(
        draft,
        place,
        stories.filter(({ id }) => id !== place.id),
      );
      // What is in a variant only is nothing that another could leave out.
      if (place.variant === undefined) forget(draft, new Set(idsIn(story)));
    },
  };
}

const NAMES = { goals: 'goal', rules: 'rule' } as const;

/** With the place, by which the history finds the words of what it was done to. */
function labelOf(deed: 'add' | 'change' | 'duplicate' | 'move' | 'remove', place: StoryPlace): KeyedSentence {
  const { list, variant, id } = place;
  return {
    key: `step.${deed}-${NAMES[list]}`,
    parameters: { list, story: id, ...(variant !== undefined && { variant }) },
  };
}

function ownerIn(draft: Draft<Mission>, { variant }: StoryList) {
  return variant === undefined ? draft : draft.variants?.find(({ id }) => id === variant);
}

/** The list as it is in the draft; made where there is none and one is wanted. */
export function listIn(
  draft: Draft<Mission>,
  where: StoryList,
  isWanted = false,
): Draft<Story>[] | undefined {
  const owner = ownerIn(draft, where);
  if (owner && isWanted) Object.assign(owner, { [where.list]: owner[where.list] ?? [] });
  return owner?.[where.list];
}

/** What is empty is left out of the file. */
function put(draft: Draft<Mission>, where: StoryList, stories: readonly Draft<Story>[]): void {
  const owner = ownerIn(draft, where);
  if (!owner) return;
  if (stories.length > 0) Object.assign(owner, { [where.list]: stories });
  else if (where.list === 'goals') delete owner.goals;
  else delete owner.rules;
}

/** Variants leave out the goals that others are made of, too. */
function idsIn(story: Story): string[] {
  return [story.id, ...goalsWithin(story as Goal).goals.flatMap(idsIn)];
}
