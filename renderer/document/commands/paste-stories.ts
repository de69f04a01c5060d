import type { Draft } from 'immer';
import type { KeyedSentence } from '../../../languages';
import type { Goal, Mission, Named, Rule } from '../../../schemas';
import type { Command } from '../command';
import type { Recipe } from '../history';
import type { StoryList } from '../story-place';
import { listIn, mostStories, storiesIn } from './story';
import { withFreshIds } from './story-ids';

/** Goals or rules that were copied, with what their author calls the things that they name. */
export interface StoriesToPaste extends Pick<Mission, 'counters' | 'groups'> {
  readonly list: StoryList['list'];
  readonly stories: readonly (Goal | Rule)[];
  /** How many were copied, where these are only the first of more than any mission may have. */
  readonly count?: number;
}

/** As many as the format of missions allows. */
const MOST_NAMES = 100;
const NAMED = ['counters', 'groups'] as const;

/** Why they cannot be pasted. All of them or none: one may speak of another. */
export function noRoomFor(
  mission: Mission,
  where: StoryList,
  copied: StoriesToPaste,
): KeyedSentence | undefined {
  const { list, stories, count = stories.length } = copied;
  const most = mostStories[list];
  const there = storiesIn(mission, { ...where, list }).length;
  if (count > most) {
    return { key: `paste.too-many-${list}`, parameters: { count, most, room: most - there } };
  }
  if (there + count > most) {
    return { key: `paste.no-room-${list}`, parameters: { count, most, there } };
  }
  const isTooMuch = NAMED.some(
    (names) => (mission[names] ?? []).length + unnamed(mission[names], copied[names]).length > MOST_NAMES,
  );
  return isTooMuch ? { key: 'paste.no-room-names', parameters: { most: MOST_NAMES } } : undefined;
}

/**
 * What was copied elsewhere, with the names of what it speaks of where the mission has none for them, and with what is made for it.
 */
export function pasteStories(
  mission: Mission,
  where: StoryList,
  copied: StoriesToPaste,
  taken: ReadonlySet<string>,
  makes: Recipe<Mission> = () => undefined,
): Command {
  const { list, stories } = copied;
  const own = withFreshIds(stories, list, taken);
  return {
    label: { key: 'step.paste-story' },
    recipe: (draft) => {
      if (noRoomFor(mission, where, copied)) return;
      makes(draft);
      listIn(draft, { ...where, list }, true)?.push(...own);
      for (const names of NAMED) addNames(draft, names, copied[names]);
    },
  };
}

/** Whatever has no name yet gets one. */
function addNames(draft: Draft<Mission>, names: (typeof NAMED)[number], all: readonly Named[] = []): void {
  const more = unnamed(draft[names], all);
  if (more.length > 0) draft[names] = [...(draft[names] ?? []), ...more];
}

function unnamed(there: readonly Named[] = [], all: readonly Named[] = []): readonly Named[] {
  return all.filter(({ id }) => !there.some((each) => each.id === id));
}
