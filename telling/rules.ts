import { effectLists } from '../schemas';
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

/** One of the things that a rule lets players choose: by its name, or by what it does. */
export function optionNamed(id: string, words: Words): string {
  for (const rule of words.mission.rules) {
    const options = effectLists(rule)
      .flatMap(({ effects }) => effects)
      .flatMap((effect) => (effect.effect === 'choose' ? effect.options : []));
    const option = options.find((_, index) => id === `${rule.id}.${index + 1}`);
    if (option) {
      return option.name ? words.text(option.name) : words.mission.telling.effects(option.do, words.mission);
    }
  }
  return id;
}
