import type { Cards, Holding } from '../../../../schemas';
import { anyOne, someWords } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { cardWords } from './names';
import { objectives } from './objectives';

/** What somebody carries: `a Dynamite card`, `2 red Objectives`. */
export function holdingWords(asked: Holding, context: MissionContext): string {
  const { count = 1 } = asked;
  if ('card' in asked) return context.say('mission.cards', { count, card: oneOfCards(asked.card, context) });
  const thing = objectives(asked.objective, context);
  return count === 1 ? anyOne(thing, context) : someWords({ thing, count }, context);
}

/** `Dynamite or Water`. */
export function oneOfCards(cards: Cards, context: MissionContext): string {
  const names = typeof cards === 'string' ? [cards] : cards;
  return context.or(names.map((name) => cardWords(name, context)));
}
