import type { MissionContext } from './context';

/** Before these the English article and a French `que` change. */
const VOWEL = /^[aeiouyàâæéèêëîïôœùû]/i;

/** Which of two forms a word takes in front of these words. */
export function before(words: string): 'vowel' | 'consonant' {
  return VOWEL.test(words) ? 'vowel' : 'consonant';
}

/** Words as a sentence of their own. */
export function fullSentence(words: string, { language, say }: MissionContext): string {
  const [first = '', ...rest] = words;
  return say('mission.sentence', { words: [first.toLocaleUpperCase(language), ...rest].join('') });
}

/** A sentence as a part of another one: without its full stop and its capital. Several sentences stay as they are. */
export function asClause(words: string, { language }: MissionContext): string {
  const clause = words.trim().replace(/\.$/, '');
  if (/[.!?…]\s/.test(clause)) return words;
  const [first = '', second = '', ...rest] = clause;
  const isWord = second === second.toLocaleLowerCase(language);
  return [isWord ? first.toLocaleLowerCase(language) : first, second, ...rest].join('');
}

/** Clauses one after the other; where one has a list in it, semicolons keep them apart. */
export function clauses(items: readonly string[], context: MissionContext): string {
  if (!items.some((item) => item.includes(', '))) return context.and(items);
  return items.reduce((first, next) => context.say('mission.next', { first, next }));
}

/** Words where there may be a place besides. */
export function withPlace(how: string, where: string | undefined, { say }: MissionContext): string {
  return where === undefined ? how : say('mission.how', { how, where });
}
