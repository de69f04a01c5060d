import type { GoalSentence } from '../../../telling/mission/goals';
import { goalSentence } from '../../../telling/mission/goals';
import { ruleSentence } from '../../../telling/mission/rules';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
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

function sentencesOf({ mission, language, context }: Said): string[] {
  const variants = mission.variants ?? [];
  const goals = [
    ...goalSentences(mission, language),
    ...variants.flatMap(({ goals: own = [] }) => own.map((goal) => goalSentence(goal, context))),
  ];
  const rules = [
    ...ruleSentences(mission, language),
    ...variants.flatMap(({ rules: own = [] }) => own.map((rule) => ruleSentence(rule, context))),
  ];
  return [...goals.flatMap(textsOf), ...rules.map(({ text }) => text)];
}

function textsOf({ text, parts }: GoalSentence): string[] {
  return [text, ...parts.flatMap(textsOf)];
}
