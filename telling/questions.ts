import type { Seen } from '../engine';
import type { Say, SentenceKey } from '../languages';
import { asSentence } from './as-sentence';
import { tellingOf } from './systems';
import type { Words } from './words';

/** What has to be decided, as a question; nothing once the game is over. Several players are told whom it is for. */
export function questionWords(seen: Seen, words: Words): string | undefined {
  const { decision, table } = seen;
  if (!decision) return undefined;
  const question = tellingOf(table).question(decision, words, seen) ?? topicWords(decision.name, words.say);
  return asSentence(
    table.players === 1
      ? question
      : words.say('ask.by', { player: words.player(decision.player), question: asSentence(question, words) }),
    words,
  );
}

/** The same for those who have no game at hand. */
export function topicWords(decision: string, say: Say): string {
  return say(`topic.${decision}` as SentenceKey);
}
