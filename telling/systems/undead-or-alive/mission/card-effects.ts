import type { Amount } from '../../../../schemas';
import { anyOne, someWords } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { type EffectClause, type EffectOf, peopleWords } from '../../../mission/effects';
import { amountWords } from './amount-words';
import { cardsWords, deckWords, isAnyCard, oneOfCards } from './holding';
import { objectives } from './objectives';

// What rules do with cards.

export function tellCard(effect: EffectOf<'card'>, context: MissionContext): EffectClause {
  const { to } = effect;
  const things = cardsThatCome(effect, context);
  if (to !== 'first-player-choice') return { gets: things, who: to === 'taker' ? undefined : to };
  return { happens: context.say('mission.effect.by-choice', { things }) };
}

function cardsThatCome({ card, from = 'equipment', count = 1 }: EffectOf<'card'>, context: MissionContext) {
  const { say } = context;
  if (card !== undefined && from === 'equipment' && count === 1 && !isAnyCard(card)) {
    return say('mission.effect.card', { card: oneOfCards(card, context) });
  }
  const some = (number: number) => {
    if (card === undefined) return say('mission.effect.top-cards', { count: number });
    if (isAnyCard(card)) return say('mission.effect.chosen-cards', { count: number });
    return cardsWords(card, number, context);
  };
  return say(card === undefined ? 'mission.effect.top-of' : 'mission.effect.card-from', {
    cards: amountWords(count, some, context),
    deck: deckWords(from, context),
  });
}

export function tellDiscard(effect: EffectOf<'discard'>, context: MissionContext): EffectClause {
  const { words: who, count } = peopleWords(effect.who, context);
  const things = thingsGivenUp(effect, context);
  const said = effect.pick === 'lot' ? context.say('mission.effect.by-lot', { things }) : things;
  const verb = 'card' in effect ? 'mission.effect.discard' : 'mission.effect.give-up';
  return { happens: context.say(verb, { who, things: said, count }) };
}

function thingsGivenUp(effect: EffectOf<'discard'>, context: MissionContext): string {
  const { count = 1 } = effect;
  if ('card' in effect) {
    const { card } = effect;
    if (count !== 'all') return so(count, (number) => cardsWords(card, number, context), context);
    return isAnyCard(card)
      ? context.say('mission.cards.every-any')
      : context.say('mission.cards.every', { card: oneOfCards(card, context) });
  }
  const thing = objectives(effect.objective, context);
  if (count === 'all') return someWords({ thing, count }, context);
  const some = (number: number) =>
    number === 1 ? anyOne(thing, context) : someWords({ thing, count: number }, context);
  return so(count, some, context);
}

function so(count: Amount, some: (count: number) => string, context: MissionContext): string {
  return amountWords(count, some, context);
}
