import { fingerprintOfGoal, fingerprintOfRule } from '../../engine';
import type { Goal, Rule } from '../../schemas';
import type { Desk } from './desk';

/** A goal or a rule in its author's words, who goes on from those of the program; they stand for all that it is made of. */
export function inOwnWords(part: 'Goal' | 'Rule', story: object, desk: Desk): object {
  const of = part === 'Goal' ? fingerprintOfGoal(story as Goal) : fingerprintOfRule(story as Rule);
  return { ...story, words: { text: { [desk.language]: desk.words(part, story, 'whole') }, of } };
}

/** In the words of the program again. */
export function inItsWords(story: object): object {
  const { words: _own, ...rest } = story as Goal | Rule;
  return rest;
}
