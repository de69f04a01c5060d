import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import { type GoalSentence, goalSentences } from './goals';
import { type RuleSentence, ruleSentences } from './rules';

const INDENT = '   ';

/** The goals of a mission, a line for each: numbered where their order counts. */
export function goalSheet(mission: Mission, language: Language): string[] {
  return goalSentences(mission, language).flatMap((goal) => goalLines(goal, bulleted, language));
}

/** The special rules of a mission, a line for each. */
export function ruleSheet(mission: Mission, language: Language): string[] {
  return ruleSentences(mission, language).map((rule) => bulleted(marked(rule, language), 0, language));
}

type Mark = (text: string, place: number, language: Language) => string;

const bulleted: Mark = (text, _place, language) => sentence(language, 'mission.sheet.bulleted', { text });
const numbered: Mark = (text, place, language) => {
  return sentence(language, 'mission.sheet.numbered', { number: place + 1, text });
};

function goalLines(goal: GoalSentence, mark: Mark, language: Language, place = 0): string[] {
  const below = goal.order === 'in-order' ? numbered : bulleted;
  const parts = goal.parts.flatMap((part, index) => goalLines(part, below, language, index));
  return [mark(marked(goal, language), place, language), ...parts.map((line) => `${INDENT}${line}`)];
}

/** What the program does not see to itself, and what may not be true any more. */
function marked({ text, isWordsOnly, doubtful }: GoalSentence | RuleSentence, language: Language): string {
  const judged = isWordsOnly ? sentence(language, 'mission.sheet.words-only', { text }) : text;
  return doubtful ? sentence(language, 'mission.sheet.doubtful', { text: judged }) : judged;
}
