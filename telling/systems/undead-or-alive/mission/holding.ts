import type { Cards, Holding } from '../../../../schemas';
import { anyOne, someWords } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { quoted } from '../../../mission/names';
import { cardWords } from './names';
import { objectives } from './objectives';

/** What somebody carries: `a Dynamite card`, `2 red Objectives`. */
export function holdingWords(asked: Holding, context: MissionContext): string {
  const { count = 1 } = asked;
  if ('card' in asked) return cardsWords(asked.card, count, context);
  const thing = objectives(asked.objective, context);
  return count === 1 ? anyOne(thing, context) : someWords({ thing, count }, context);
}

/** `2 Dynamite or Water cards`; of any sort they are cards and no more. */
export function cardsWords(cards: Cards, count: number, context: MissionContext): string {
  if (isAnyCard(cards)) return context.say('mission.cards.any', { count });
  return context.say('mission.cards', { count, card: oneOfCards(cards, context) });
}

export function isAnyCard(cards: Cards): boolean {
  return cards === 'any' || (typeof cards === 'object' && cards.includes('any'));
}

/** `Dynamite or Water`. */
export function oneOfCards(cards: Cards, context: MissionContext): string {
  const names = typeof cards === 'string' ? [cards] : cards;
  return context.or(
    names.map((name) => (name === 'weapon' ? context.say('mission.card.weapon') : cardWords(name, context))),
  );
}

/** Where cards come from: `the Equipment deck`. */
export function deckWords(id: string, context: MissionContext): string {
  if (id === 'equipment' || id === 'discards') return context.say(`mission.deck.${id}`);
  const deck = context.mission.decks?.find((each) => each.id === id);
  return deck ? context.say('mission.deck.named', { name: context.text(deck.name) }) : quoted(id, context);
}
