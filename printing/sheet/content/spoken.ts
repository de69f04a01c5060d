import { type GoalSentence, goalSentence } from '../../../telling/mission/goals';
import { numberedRules } from '../../../telling/mission/order';
import { ruleSentence } from '../../../telling/mission/rules';
import type { Said } from './said';

const known = new WeakMap<Said, Pick<ReadonlySet<string>, 'has'>>();

/** The words of groups and counters that stand in some sentence of the mission: own words often go without them. */
export function spokenWords(said: Said): Pick<ReadonlySet<string>, 'has'> {
  const kept = known.get(said);
  if (kept) return kept;
  const text = sentencesOf(said).join(' ');
  const words = { has: (word: string) => text.includes(said.say('mission.quoted', { name: word })) };
  known.set(said, words);
  return words;
}

function sentencesOf({ mission, context }: Said): string[] {
  const goals = [mission, ...(mission.variants ?? [])].flatMap((part) => part.goals ?? []);
  return [
    ...goals.flatMap((goal) => textsOf(goalSentence(goal, context))),
    ...numberedRules(mission).map((rule) => ruleSentence(rule, context).text),
  ];
}

function textsOf({ text, parts }: GoalSentence): string[] {
  return [text, ...parts.flatMap(textsOf)];
}
