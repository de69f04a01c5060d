import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { GoalSentence } from './goals';
import type { RuleSentence } from './rules';
import { goalSentences, ruleSentences } from './sentences';

const INDENT = '   ';

/** The goals of a mission, a line for each: numbered where their order counts. */
export function goalSheet(mission: Mission, language: Language): string[] {
  const goals = goalSentences(mission, language);
  const [only, ...others] = goals;
  if (only?.order === undefined || others.length > 0) {
    return goals.flatMap((goal) => goalLines(goal, bulleted, language));
  }
  // One goal that only holds the others together is a heading.
  return [marked(only, language), ...partLines(only, language)];
}

/** The special rules of a mission, a line for each, numbered to be spoken of. */
export function ruleSheet(mission: Mission, language: Language): string[] {
  return ruleSentences(mission, language).map((rule, place) =>
    numbered(marked(rule, language), place, language),
  );
}

type Mark = (text: string, place: number, language: Language) => string;

const bulleted: Mark = (text, _place, language) => sentence(language, 'mission.sheet.bulleted', { text });
const numbered: Mark = (text, place, language) => {
  return sentence(language, 'mission.sheet.numbered', { number: place + 1, text });
};

function goalLines(goal: GoalSentence, mark: Mark, language: Language, place = 0): string[] {
  const parts = partLines(goal, language).map((line) => `${INDENT}${line}`);
  return [mark(marked(goal, language), place, language), ...parts];
}

function partLines({ order, parts }: GoalSentence, language: Language): string[] {
  const mark = order === 'in-order' ? numbered : bulleted;
  return parts.flatMap((part, index) => goalLines(part, mark, language, index));
}

/** What the program does not see to itself, and what may not be true any more. */
export function marked(told: GoalSentence | RuleSentence, language: Language): string {
  const { text, isWordsOnly, doubtful } = told;
  const isThen = 'isThen' in told;
  const judged = isWordsOnly
    ? sentence(language, 'mission.sheet.words-only', { text })
    : isThen
      ? sentence(language, 'mission.sheet.then', { text })
      : text;
  return doubtful ? sentence(language, 'mission.sheet.doubtful', { text: judged }) : judged;
}
