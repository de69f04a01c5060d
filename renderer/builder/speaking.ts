import type { Goal, Mission, Rule } from '../../schemas';
import { isSame } from '../../schemas/same';
import { storiesIn } from '../document/commands/story';
import type { StoryPlace } from '../document/story-place';
import { type Mentions, mentionsIn, type Subject } from './mentions';

/** A goal or a rule with where it stands: in the mission, or in one of its variants. */
export interface PlacedStory {
  readonly place: StoryPlace;
  readonly part: 'Goal' | 'Rule';
  readonly story: Goal | Rule;
}

/** In the order of the file, goals first; those of variants come after those of all. */
export function allStories(mission: Mission): PlacedStory[] {
  const owners = [undefined, ...(mission.variants ?? []).map(({ id }) => id)];
  return LISTS.flatMap(({ list, part }) =>
    owners.flatMap((variant) =>
      storiesIn(mission, { list, variant }).map((story) => ({
        place: { list, variant, id: story.id },
        part,
        story,
      })),
    ),
  );
}

const LISTS = [
  { list: 'goals', part: 'Goal' },
  { list: 'rules', part: 'Rule' },
] as const;

/** The goals and rules that speak of any of these. */
export function storiesAbout(mission: Mission, subjects: ReadonlySet<Subject>): PlacedStory[] {
  if (subjects.size === 0) return [];
  return allStories(mission).filter((each) => {
    const mentions = mentionsOf(mission, each);
    const [few, many] = mentions.size < subjects.size ? [mentions, subjects] : [subjects, mentions];
    return [...few].some((subject) => many.has(subject));
  });
}

/** Worked out once, as long as neither the story nor what lies on the board changes. */
export function mentionsOf(mission: Mission, { part, story }: Omit<PlacedStory, 'place'>): Mentions {
  const before = known.get(story);
  if (before && isSame(before.board, boardOf(mission))) return before.mentions;
  const mentions = mentionsIn(mission, part, story);
  known.set(story, { board: boardOf(mission), mentions });
  return mentions;
}

const known = new WeakMap<
  object,
  { readonly board: ReturnType<typeof boardOf>; readonly mentions: Mentions }
>();

function boardOf({ tokens, areas, kinds, variants = [] }: Mission) {
  return [tokens, areas, kinds, ...variants.map((variant) => variant.tokens)] as const;
}
