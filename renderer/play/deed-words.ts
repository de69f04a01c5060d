import type { Seen } from '../../engine';
import { bendWords } from '../../telling/bends';
import { optionWords } from '../../telling/options';
import type { Words } from '../../telling/words';
import type { Deed } from '../game/moment';

/** What somebody does at a moment, in a few words. */
export function deedWords(deed: Deed, words: Words, seen: Seen): string {
  return 'bend' in deed ? bendWords(deed.bend, words) : optionWords(deed.action, words, seen);
}
