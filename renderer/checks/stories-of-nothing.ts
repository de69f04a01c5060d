import type { Language, Say } from '../../languages';
import type { Mission } from '../../schemas';
import { ofNothing } from '../builder/broken';
import { deskFor } from '../builder/desk';
import { inShort } from '../builder/in-short';
import { allStories } from '../builder/speaking';
import { storyWords } from '../builder/story-words';
import type { Check } from './check';
import type { ForNumbers } from './for-numbers';

/** Goals and rules that speak of pieces which so many survivors do without: for them, nothing ever comes of these. */
export function storiesOfNothing(
  whole: Mission,
  { variant, laid }: Pick<ForNumbers, 'variant' | 'laid'>,
  language: Language,
  say: Say,
): Check[] {
  // Where all have the same, what is not there is a problem of the file.
  if (!whole.variants?.length) return [];
  const dead = ofNothing(whole, laid.mission);
  if (dead.length === 0) return [];
  const desk = deskFor(whole, language);
  const stands = allStories(whole).filter(({ place }) => [undefined, variant].includes(place.variant));
  return dead.flatMap((each): Check[] => {
    const place = stands.find(
      (other) => other.place.list === each.place.list && other.place.id === each.place.id,
    )?.place;
    const key = each.place.list === 'goals' ? 'checks.goal-of-nothing' : 'checks.rule-of-nothing';
    const words = say(key, { words: inShort(storyWords(desk, each)) });
    return [{ severity: 'note', words, parts: [], ...(place && { story: place }) }];
  });
}
