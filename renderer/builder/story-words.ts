import { textIn } from '../../languages';
import type { Goal, Rule } from '../../schemas';
import type { Desk } from './desk';
import type { PlacedStory } from './speaking';

/** A goal or a rule in the words that are printed, with the goals that it is made of. */
export function storyWords(
  desk: Pick<Desk, 'language' | 'words'>,
  { part, story }: Omit<PlacedStory, 'place'>,
): string {
  const own = ownWords(story);
  return own ? textIn(own, desk.language) : desk.words(part, story, 'whole');
}

function ownWords(story: Goal | Rule) {
  return story.words?.text ?? ('text' in story ? story.text : undefined);
}
