import type { SentenceKey } from '../../../languages';
import type { UoaWords } from '../../../telling/systems/undead-or-alive';

/** What a skill does, in a sentence. */
export function skillAbout(id: string, words: UoaWords): string | undefined {
  const skill = words.table.skills.find((one) => one.id === id);
  if (!skill) return undefined;
  if (skill.family === 'brother-in-arms') {
    const lent = words.table.skills.find((one) => one.id === skill.effect);
    return words.say('skill.about.brother-in-arms', { skill: lent ? words.skill(lent.id) : '' });
  }
  if (skill.family === 'starts-with') {
    return words.say('skill.about.starts-with', { card: words.card(skill.card) });
  }
  if (skill.family === 'explosives-expert') {
    return words.say('skill.about.explosives-expert', { threshold: skill.threshold });
  }
  const of = 'of' in skill ? words.say(`skill.of.${skill.of}` as SentenceKey) : '';
  return words.say(`skill.about.${skill.family}` as SentenceKey, { of });
}
