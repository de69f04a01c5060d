import type { EventGroup, GameSystem } from '../../engine';
import type { LogEntry } from '../../telling/log';

/** What somebody wants to read about. */
export const LOG_SORTS = ['all', 'fights', 'zombies', 'mission', 'bent'] as const satisfies readonly (
  | 'all'
  | EventGroup
)[];
export type LogSort = (typeof LOG_SORTS)[number];

export interface LogFilter {
  readonly sort: LogSort;
  /** Words that a line must have. */
  readonly text: string;
}

export const everything: LogFilter = { sort: 'all', text: '' };

/** Whether a line is wanted; headings stand for as long as nobody looks for words. */
export function isWanted(
  { event, sentence, depth }: LogEntry,
  { sort, text }: LogFilter,
  { play }: GameSystem,
): boolean {
  const isOfSort = sort === 'all' || depth === 0 || play.event(event).groups?.includes(sort) === true;
  return isOfSort && plain(sentence).includes(plain(text));
}

/** Whether somebody looks for words: what is found stands alone then. */
export function isSearch({ text }: LogFilter): boolean {
  return plain(text) !== '';
}

/** Accents and capitals are for reading. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
