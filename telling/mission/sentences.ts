import { inForce } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import { missionIn } from '../systems';
import { type GoalSentence, goalSentence } from './goals';
import { gradeSentences } from './grades';
import { type RuleSentence, ruleSentence } from './rules';

/** The goals of a mission, as they are printed. */
export function goalSentences(mission: Mission, language: Language): GoalSentence[] {
  const said = inForce(mission);
  const context = missionIn(language, said);
  return (said.goals ?? []).map((goal) => goalSentence(goal, context));
}

/** The special rules of a mission, without those of its variants, and at the end how well it was done. */
export function ruleSentences(mission: Mission, language: Language): RuleSentence[] {
  const said = inForce(mission);
  const context = missionIn(language, said);
  return [...(said.rules ?? []).map((rule) => ruleSentence(rule, context)), ...gradeSentences(context)];
}
