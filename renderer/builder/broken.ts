import type { Mission } from '../../schemas';
import { mentionsIn } from './mentions';
import { allStories, type PlacedStory } from './speaking';
import { type Things, thingsOf } from './things';
import { unknownIn } from './unknown';

/** The goals and rules that spoke of something, and after a change speak of what is not there; as they are before and after. */
export function brokenBy(before: Mission, after: Mission): PlacedStory[] {
  const still = new Set(allStories(after).map(({ story }) => story));
  const [had, has] = [thingsOf(before), thingsOf(after)];
  return allStories(before).filter(
    (each) =>
      still.has(each.story) &&
      (unknown(each, has) > unknown(each, had) || (means(before, each) && !means(after, each))),
  );
}

function unknown({ story }: PlacedStory, things: Things): number {
  return unknownIn(story, things).length;
}

/** Whether any piece of the mission is meant. */
function means(mission: Mission, { part, story }: PlacedStory): boolean {
  return [...mentionsIn(mission, part, story)].some((subject) => subject.startsWith('token:'));
}
