import type { GameEvent, Seen } from '../../engine';
import { languageOf } from '../../languages';
import { logLines } from '../../telling/log';
import { seenText } from '../../telling/seen-text';
import { wordsFor } from '../../telling/systems';
import type { CommandContext } from './context';

/** What can be asked for beside how a game went. */
export interface StoryWishes {
  log?: true;
  view?: true;
}

export interface Story {
  /** What happened, in sentences, and beside them as data, with the rules that decided it. */
  log?: string[];
  events?: readonly GameEvent[];
  /** How everything stands at the end. */
  view?: string[];
}

export function storyOf(
  { events, seen }: { readonly events: readonly GameEvent[]; readonly seen: Seen },
  { log, view }: StoryWishes,
  { locale, codes }: CommandContext,
): Story {
  const words = wordsFor(seen.table, languageOf(locale), codes);
  return {
    ...(log && { log: logLines(events, words), events }),
    ...(view && { view: seenText(seen, words).split('\n') }),
  };
}

/** The same in words, before what a command says itself. */
export function storyText({ log = [], view = [] }: Story, words: string): string {
  return [...log, ...view, words].join('\n');
}
