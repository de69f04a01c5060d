import type { Language } from '../../languages';

/** Parameters without a value, and keys and code where there should be words. */
const UNFINISHED = /[{}]|undefined|null|NaN|\[object|\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\b/;
/** Words that no French sentence has, whatever things in it are called. */
const ENGLISH = /\b(the|and|with|from|Walkers?|Runners?|Fatt(y|ies)|hits?|miss(es)?|deck|survivors?)\b/;

/** What is wrong with a sentence, if anything. */
export function blemish(sentence: string, language: Language): string | undefined {
  const words = sentence.trim();
  if (words === '' || / {2}|\(\)| [,.]/.test(words)) return `holes: ${sentence}`;
  if (UNFINISHED.test(sentence)) return `unfinished: ${sentence}`;
  if (language === 'fr' && ENGLISH.test(sentence)) return `English: ${sentence}`;
  return undefined;
}
