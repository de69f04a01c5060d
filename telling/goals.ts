import { type Goal, goalsWithin } from '../schemas';
import { goalWords as wordsOfGoal } from './mission/goals';
import { fullSentence } from './mission/grammar';
import type { Words } from './words';

/** The goal of that name, in words: the author's own, or what it asks for. */
export function goalNamed(id: string, words: Words): string {
  const goal = findGoal(words.mission.mission.goals ?? [], id);
  return goal ? wordsOfGoal(goal, words.mission) : id;
}

/** The goal of that name as a sentence of its own. */
export function goalSentenceNamed(id: string, words: Words): string {
  const goal = findGoal(words.mission.mission.goals ?? [], id);
  if (!goal) return id;
  const own = goal.words?.text ?? ('text' in goal ? goal.text : undefined);
  if (own) return words.text(own);
  return fullSentence(wordsOfGoal(goal, words.mission), words.mission);
}

function findGoal(goals: readonly Goal[], id: string): Goal | undefined {
  for (const goal of goals) {
    const found = goal.id === id ? goal : findGoal(goalsWithin(goal).goals, id);
    if (found) return found;
  }
  return undefined;
}
