import type { EndedGame, Ending } from './system-telling';
import { tellingOf } from './systems';
import type { Words } from './words';

/** Why a game is over, and what has become of everything. */
export function endingOf(ended: EndedGame, words: Words): Ending {
  return tellingOf(ended.seen.table).ending(ended, words);
}
