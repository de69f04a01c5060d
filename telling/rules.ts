import type { Words } from './words';

/** What a rule of the mission is called in a log: its own words, if it has any, or its name. */
export function ruleNamed(id: string, words: Words): string {
  const rule = words.table.mission.rules.find((each) => each.id === id);
  if (!rule) return id;
  if (rule.words) return words.text(rule.words.text);
  return 'action' in rule ? words.text(rule.action.name) : id;
}
