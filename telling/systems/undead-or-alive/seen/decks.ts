import type { Observation } from '../../../../engine/systems/undead-or-alive';
import { featWords } from '../feats';
import type { UoaWords } from '../words';

/** How many cards are left, and what wins the next bounty weapon. */
export function deckLines(seen: Observation, words: UoaWords): string[] {
  const bounty = words.say('view.deck', { pile: words.pile('bounty'), count: seen.pileSize('bounty') });
  const { feat } = seen;
  return [
    deckLine(seen, 'equipment', 'equipmentDiscards', words),
    deckLine(seen, 'zombies', 'zombieDiscards', words),
    bounty,
    ...seen.table.mission.decks.map(({ id }, deck) =>
      words.say('view.deck', { pile: words.pile(id), count: seen.deckSize(deck) }),
    ),
    ...(feat ? [words.say('view.feat', { feat: featWords(feat, words) })] : []),
  ];
}

function deckLine(
  seen: Observation,
  pile: 'equipment' | 'zombies',
  discards: 'equipmentDiscards' | 'zombieDiscards',
  words: UoaWords,
): string {
  return words.say('view.deck-and-discards', {
    pile: words.pile(pile),
    count: seen.pileSize(pile),
    discards: seen.pileSize(discards),
  });
}
