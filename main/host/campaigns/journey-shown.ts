import type { JourneyShown } from '../../contract';
import type { Shelf } from '../kept/shelf';
import { isTitle, isWord, shortTitle } from '../kept/words';
import { isRecord } from '../record';

const LONGEST_ID = 200;
const MOST_MISSIONS = 1000;

/** What a list of campaigns under way shows of one, whoever says so. */
export function isJourneyShown(value: unknown): value is JourneyShown {
  return (
    isRecord(value) &&
    isTitle(value['title']) &&
    isWord(value['campaign'], LONGEST_ID) &&
    (value['mission'] === undefined || isTitle(value['mission'])) &&
    isCount(value['number']) &&
    isCount(value['missions'])
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_MISSIONS;
}

/** The newest campaigns that were played. */
export const journeyShelf: Shelf<JourneyShown> = {
  folder: 'campaigns',
  ending: 'journey',
  most: 50,
  mostBytes: 100_000_000,
  isShown: isJourneyShown,
  noted: ({ title, campaign, mission, number, missions }) => ({
    title: shortTitle(title),
    campaign,
    number,
    missions,
    ...(mission && { mission: shortTitle(mission) }),
  }),
};
