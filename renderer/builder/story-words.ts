import { textIn } from '../../languages';
import { type Goal, goalsWithin, type Rule } from '../../schemas';
import type { Desk } from './desk';
import type { PlacedStory } from './speaking';

/** A goal or a rule in the words that are printed, with the goals that it is made of. */
export function storyWords(
  desk: Pick<Desk, 'language' | 'words'>,
  { part, story }: Omit<PlacedStory, 'place'>,
): string {
  const own = ownWords(story);
  if (own) return textIn(own, desk.language);
  const inner = part === 'Goal' ? goalsWithin(story as Goal).goals : [];
  return [desk.words(part, story), ...inner.map((goal) => storyWords(desk, { part, story: goal }))].join(' ');
}

function ownWords(story: Goal | Rule) {
  return story.words?.text ?? ('text' in story ? story.text : undefined);
}
