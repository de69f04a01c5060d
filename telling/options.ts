import type { Action, Seen } from '../engine';
import { tellingOf } from './systems';
import type { Words } from './words';

/** Something that can be done, as a line in a list of options. */
export function optionWords(action: Action, words: Words, seen: Seen): string {
  return tellingOf(seen.table).option(action, words, seen);
}
