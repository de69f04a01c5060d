import { skills } from '../../../engine/systems/undead-or-alive';
import type { Say, SentenceKey } from '../../../languages';

/** Who makes sentences about skills: the words of a game, or those of the handbook. */
export interface SkillWords {
  readonly say: Say;
  skill(id: string): string;
  card(id: string): string;
}

/** What a skill does, in a sentence. */
export function skillAbout(id: string, words: SkillWords): string | undefined {
  const skill = skills.find((one) => one.id === id);
  if (!skill) return undefined;
  if (skill.family === 'brother-in-arms') {
    return words.say('skill.about.brother-in-arms', { skill: words.skill(skill.effect) });
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
