import type { Language, Say } from '../../languages';
import type { Mission } from '../../schemas';
import { deskFor } from '../builder/desk';
import { inShort } from '../builder/in-short';
import { allStories, mentionsOf } from '../builder/speaking';
import { storyWords } from '../builder/story-words';
import type { Check } from './check';

const SORTS = [
  { sort: 'group', of: 'groups' },
  { sort: 'counter', of: 'counters' },
] as const;

/** Groups and counters that goals and rules call by their ids, as nobody has said what players are to call them. */
export function nameless(mission: Mission, language: Language, say: Say): Check[] {
  const unnamed = allStories(mission).flatMap((story) => {
    const mentions = mentionsOf(mission, story);
    return SORTS.flatMap(({ sort, of }) => {
      const named = new Set(mission[of]?.map(({ id }) => id));
      const ids = [...mentions].flatMap((each) =>
        each.startsWith(`${sort}:`) ? each.slice(sort.length + 1) : [],
      );
      return ids.filter((id) => !named.has(id)).map((id) => ({ story, sort, id }));
    });
  });
  if (unnamed.length === 0) return [];
  const desk = deskFor(mission, language);
  const seen = new Set<string>();
  return unnamed.flatMap(({ story, sort, id }): Check[] => {
    const words = storyWords(desk, story);
    // Where there is one such piece only, or in an author's own words, nothing is called by that.
    if (!words.includes(say('mission.quoted', { name: id })) || seen.has(`${sort}:${id}`)) return [];
    seen.add(`${sort}:${id}`);
    const told = say(`checks.nameless.${sort}`, { id, words: inShort(words) });
    return [{ severity: 'note', words: told, parts: [], story: story.place }];
  });
}
