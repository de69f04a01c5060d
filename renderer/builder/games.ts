import type { Mission } from '../../schemas';
import { wordsOfGames } from '../../schemas/generated/mission-words';
import type { WordPlace } from '../../schemas/mission-word';
import { hasWord } from '../../schemas/references/words';
import { documentOf } from '../document/systems';

/** Where the words of a part stand in the table of words that only some games have. */
const PLACES: Readonly<Record<string, readonly WordPlace[]>> = {
  Rule: ['rules'],
  RuleEvent: ['events'],
  Condition: ['conditions'],
  Effect: ['effects'],
  Restriction: ['restrictions'],
  Change: ['changes'],
  PriceRule: ['prices'],
  Place: ['areas', 'filters'],
  People: ['filters'],
  Amount: ['amounts', 'filters'],
};

/** The only games that have a word of a part; nothing where all have it. */
export function gamesWith(part: string, word: string): readonly string[] | undefined {
  return PLACES[part]?.map((place) => wordsOfGames[place][word]).find((games) => games !== undefined);
}

/** Whether missions of this game can say a word. */
export function hasWordFor(system: Mission['system'], part: string, word: string): boolean {
  if (documentOf(system).words[part]?.includes(word) === false) return false;
  return (PLACES[part] ?? []).every((place) => hasWord(system, place, word));
}

/** Whether missions of this game can say it of places, people, pieces and numbers. */
export function hasSmallWord(system: Mission['system'], word: string): boolean {
  return hasWord(system, 'filters', word) && hasWord(system, 'amounts', word);
}
