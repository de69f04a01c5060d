import { LEVELS, type Table } from '../../../../engine/systems/undead-or-alive';
import type { UoaWords } from '../words';

type ZombieCard = Table['zombieCards'][number];

/** What a card of the zombie deck says: `Walkers: Blue 2, Yellow 4, Orange 6, Red 8`. */
export function zombieCardWords(card: ZombieCard, words: UoaWords): string {
  if (card.kind === 'extra-activation') {
    // UOA-EXTRA-02
    return words.say('zombie-card.extra', { zombies: words.allOf(card.zombie), level: words.level('blue') });
  }
  const counts = LEVELS.map((level, place) =>
    words.say('zombie-card.count', { level: words.level(level), count: card.counts[place] ?? 0 }),
  );
  const zombies = words.allOf(card.kind === 'abomination' ? card.kind : card.zombie);
  return words.say('zombie-card.spawn', { zombies, counts: counts.join(', ') });
}

/** The same with its number, by which it is known. */
export function zombieCardLine(card: ZombieCard, words: UoaWords): string {
  return words.say('decks.zombie-card', { number: card.id, says: zombieCardWords(card, words) });
}
