import type { NextStep, Threat } from '../engine';
import type { SentenceKey } from '../languages';
import { goalSentenceNamed } from './goals';
import { printedName } from './mission/names';
import { byName } from './reasons';
import { ruleInWords } from './rules';
import type { Words } from './words';

/** What can lose the game, in a few words; games have codes of their own. */
export function threatWords({ code, parameters }: Pick<Threat, 'code' | 'parameters'>, words: Words): string {
  const { rule, goal, counter } = parameters;
  const { mission } = words;
  return words.say(`matters.${code}` as SentenceKey, {
    ...byName(parameters, words),
    ...(rule !== undefined && { rule: ruleInWords(String(rule), words) }),
    ...(goal !== undefined && { goal: goalSentenceNamed(String(goal), words) }),
    ...(counter !== undefined && {
      counter: printedName(String(counter), mission.mission.counters, mission),
    }),
  });
}

/** What is to be done next, and how far that is. */
export function nextStepWords({ goal, howFar }: NextStep, words: Words): string {
  const sentence = goalSentenceNamed(goal, words);
  return howFar && howFar.wanted > 1 ? `${sentence} ${words.say('course.goal.far', howFar)}` : sentence;
}
