import type { GameShown } from '../../contract';
import { isRecord } from '../record';

const MOST_LANGUAGES = 40;
const LONGEST_WORDS = 20_000;
const LONGEST_TITLE = 200;
const LONGEST_MISSION = 200;

/** What a list of games shows of one, whoever says so. */
export function isGameShown(value: unknown): value is GameShown {
  return (
    isRecord(value) &&
    isTitle(value['title']) &&
    isWord(value['mission'], LONGEST_MISSION) &&
    Number.isSafeInteger(value['round']) &&
    Number(value['round']) >= 0 &&
    (value['outcome'] === undefined || value['outcome'] === 'won' || value['outcome'] === 'lost')
  );
}

/** Nothing else of it, and titles as long as a list has room for. */
export function noted({ title, mission, round, outcome }: GameShown): GameShown {
  const cut = Object.entries(title).map(([language, words]) => [
    language,
    Array.from(words).slice(0, LONGEST_TITLE).join(''),
  ]);
  return {
    title: Object.fromEntries(cut) as GameShown['title'],
    mission,
    round,
    ...(outcome && { outcome }),
  };
}

/** As the schema of missions has it. */
function isTitle(value: unknown): boolean {
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

function isWord(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
