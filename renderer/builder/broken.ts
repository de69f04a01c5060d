import type { Mission } from '../../schemas';
import { coloursOf, neverThere } from '../../schemas/references/never-there';
import { allTokens } from '../document/parts';
import { type Line, lineOf } from './lines';
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
      (unknown(each, has) > unknown(each, had) || hasLost(before, after, lineOf(each.part, each.story))),
  );
}

/** The goals and rules of a mission as it is for some that name what only others have, or a colour that only theirs have. */
export function ofNothing(whole: Mission, { variants: _, ...some }: Mission): PlacedStory[] {
  const [known, there] = [thingsOf(whole), thingsOf(some)];
  const [allColours, colours] = [coloursOf(allTokens(whole)), coloursOf(allTokens(some))];
  const lacks = ({ story }: PlacedStory, of: ReadonlySet<string>) =>
    neverThere(story, '', { colours: of, tags: undefined }).length;
  return allStories(some).filter(
    (each) => unknown(each, there) > unknown(each, known) || lacks(each, colours) > lacks(each, allColours),
  );
}

function unknown({ story }: PlacedStory, things: Things): number {
  return unknownIn(story, things).length;
}

/** Whether some part of it meant pieces, and means none any more. */
function hasLost(before: Mission, after: Mission, { part, value, sections }: Line): boolean {
  if (meansPieces(before, part, value) && !meansPieces(after, part, value)) return true;
  return sections.some(({ lines }) => lines.some((line) => hasLost(before, after, line)));
}

function meansPieces(mission: Mission, part: Line['part'], value: object): boolean {
  return [...mentionsIn(mission, part, value)].some((subject) => subject.startsWith('token:'));
}
