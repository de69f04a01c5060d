import type { Tellers } from './tellers';

const NAMED_LATER = ['bounty', 'reserve', 'abominations'];

export const decks = {
  drew(event, words) {
    if ('level' in event) {
      const { card, token } = event;
      const read = { card, zone: words.zone(event.zone), level: words.level(event.level) };
      return token === undefined
        ? words.say('log.drew-zombies-there', read)
        : words.say('log.drew-zombies', { ...read, token: words.spawnToken(token) });
    }
    // Bounty weapons and Abominations are named by what comes of them.
    if (NAMED_LATER.includes(event.pile)) return undefined;
    return words.say('log.drew', { pile: words.pile(event.pile), card: words.card(event.card) });
  },
  shuffled: ({ pile, cards }, words) => words.say('log.shuffled', { pile: words.pile(pile), count: cards }),
} satisfies Partial<Tellers>;
