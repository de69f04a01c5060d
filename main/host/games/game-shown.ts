import type { GameShown } from '../../contract';
import type { Shelf } from '../kept/shelf';
import { isTitle, isWord, shortTitle } from '../kept/words';
import { isRecord } from '../record';

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

/** The newest games that were played. */
export const gameShelf: Shelf<GameShown> = {
  folder: 'games',
  ending: 'game',
  most: 50,
  mostBytes: 200_000_000,
  isShown: isGameShown,
  noted: ({ title, mission, round, outcome }) => ({
    title: shortTitle(title),
    mission,
    round,
    ...(outcome && { outcome }),
  }),
};
