import { type GoalSentence, goalSentence } from '../../../telling/mission/goals';
import { gradeSentences } from '../../../telling/mission/grades';
import { ruleSentence } from '../../../telling/mission/rules';
import { marked } from '../../../telling/mission/sheet';
import type { Block, ListItem, Section } from '../../flow/blocks';
import type { Said } from './said';
import { list, section } from './text';

/** What has to be reached; numbered where the order counts. */
export function goalsOf({ mission, language, say, context }: Said): Section[] {
  const goals = (mission.goals ?? []).map((goal) => goalSentence(goal, context));
  const blocks = goals.length === 0 ? nothing(say('print.sheet.no-goals')) : goalBlocks(goals, language);
  return section(2, say('mission.sheet.goals'), blocks);
}

function goalBlocks(goals: readonly GoalSentence[], language: Said['language']): Block[] {
  const [only, ...others] = goals;
  // One goal that only holds the others together is a heading.
  if (only?.order === undefined || others.length > 0)
    return list(goals.map((goal) => goalItem(goal, language)));
  const items = only.parts.map((part) => goalItem(part, language));
  return [
    { kind: 'paragraph', words: marked(only, language) },
    { kind: 'list', items, ...(only.order === 'in-order' && { ordered: true }) },
  ];
}

export function goalItem(goal: GoalSentence, language: Said['language']): ListItem {
  const words = marked(goal, language);
  if (goal.parts.length === 0) return { words };
  const items = goal.parts.map((part) => goalItem(part, language));
  return { words, items, ...(goal.order === 'in-order' && { ordered: true }) };
}

/** What is special here, numbered to be spoken of, without what only holds for other numbers of survivors. */
export function rulesOf({ mission, language, say, context }: Said): Section[] {
  const rules = (mission.rules ?? []).map((rule) => ruleSentence(rule, context));
  const items = [...rules, ...gradeSentences(context)].map((rule) => ({ words: marked(rule, language) }));
  const blocks: Block[] = items.length === 0 ? [] : [{ kind: 'list', ordered: true, items }];
  return section(2, say('mission.sheet.rules'), blocks);
}

function nothing(words: string): Block[] {
  return [{ kind: 'paragraph', words }];
}
