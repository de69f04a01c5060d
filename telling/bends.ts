import type { Bend } from '../engine';
import { tellingOf } from './systems';
import type { Words } from './words';

/** What somebody has changed by hand, in one sentence. */
export function bendWords(bend: Bend, words: Words): string {
  return tellingOf(words.table).bend(bend, words);
}
