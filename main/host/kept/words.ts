import type { Text } from '../../../schemas';
import { isRecord } from '../record';

const MOST_LANGUAGES = 40;
const LONGEST_WORDS = 20_000;
const LONGEST_TITLE = 200;

/** As the schema of missions has it. */
export function isTitle(value: unknown): value is Text {
  return (
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).length <= MOST_LANGUAGES &&
    Object.entries(value).every(
      ([language, words]) =>
        /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(language) &&
        typeof words === 'string' &&
        words.length <= LONGEST_WORDS,
    )
  );
}

/** As long as a list has room for. */
export function shortTitle(title: Text): Text {
  const cut = Object.entries(title).map(([language, words]) => [
    language,
    Array.from(words).slice(0, LONGEST_TITLE).join(''),
  ]);
  return Object.fromEntries(cut) as Text;
}

export function isWord(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
