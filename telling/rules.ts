import { ruleSentence } from './mission/rules';
import type { Words } from './words';

/** What a rule of the mission says, or what an action of it is called. */
export function ruleNamed(id: string, words: Words): string {
  const rule = words.mission.rules.find((each) => each.id === id);
  if (!rule) return id;
  return 'action' in rule ? words.text(rule.action.name) : ruleSentence(rule, words.mission).text;
}

/** What a rule of the mission says as a whole, an action of it too; nothing for what is none. */
export function ruleInWords(id: string, words: Words): string {
  const rule = words.mission.rules.find((each) => each.id === id);
  return rule ? ruleSentence(rule, words.mission).text : '';
}
