import type { Text } from '../../../schemas';

/** As much as the format of missions allows. */
const LONGEST = 20_000;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

/** A text with other words in one language, without that language if there are none; undefined if none are left at all. */
export function written(text: Text, language: string, words: string): Text | undefined {
  const others = Object.fromEntries(Object.entries(text).filter(([each]) => each !== language));
  if (words.trim() === '' || !LANGUAGE.test(language)) {
    return Object.keys(others).length > 0 ? others : undefined;
  }
  // In its old place among the languages.
  return { ...text, [language]: words.slice(0, LONGEST) };
}

/** A text as a mission may have it: in languages that there are, and only in those in which it says something. */
export function sound(text: Text): Text | undefined {
  const said = Object.entries(text).filter(
    ([language, words]) => LANGUAGE.test(language) && words.trim() !== '',
  );
  if (said.length === 0) return undefined;
  return Object.fromEntries(said.map(([language, words]) => [language, words.slice(0, LONGEST)]));
}
