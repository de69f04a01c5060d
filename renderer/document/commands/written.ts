import type { Text } from '../../../schemas';

/** As much as the format of missions allows. */
const LONGEST = 20_000;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

/** A text with other words in one language, without that where there are none; nothing where none are left at all. */
export function written(text: Text, language: string, words: string): Text | undefined {
  const others = Object.fromEntries(Object.entries(text).filter(([each]) => each !== language));
  if (words.trim() === '' || !LANGUAGE.test(language)) {
    return Object.keys(others).length > 0 ? others : undefined;
  }
  // In its old place among the languages.
  return { ...text, [language]: words.slice(0, LONGEST) };
}

export function isBlank(text: Text): boolean {
  return Object.values(text).every((words) => words.trim() === '');
}
