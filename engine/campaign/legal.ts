import type { JourneyDecision } from '../../schemas';
import { askIn } from './between';
import type { JourneyState } from './journey-state';

/** Every decision that can be taken between two missions; a mission itself has to be played. */
export function legalDecisions(state: JourneyState): JourneyDecision[] {
  const ask = askIn(state);
  switch (ask.is) {
    case 'mission':
    case 'over':
      return [];
    case 'choose':
      return ask.choices.map(({ id }) => ({ asked: ask.interlude.id, choice: id }));
    case 'roll':
      return [{ rolled: ask.interlude.id, dice: [...ask.dice] }];
    case 'keep':
      return handsOf(ask.cards, ask.most).map((cards) => ({ keeps: ask.person, cards }));
  }
}

/** Whoever holds very many cards chooses among some of the ways to keep them. */
const MOST_HANDS = 500;

/** Every hand of so many cards at most, each once, the fullest first. */
function handsOf(cards: readonly string[], most: number): string[][] {
  let hands: string[][] = [[]];
  for (const card of cards) {
    const more = hands.flatMap((hand) => (hand.length < most ? [[...hand, card]] : []));
    const known = new Set(hands.map((hand) => hand.join()));
    hands = [...hands, ...more.filter((hand) => !known.has(hand.join()) && known.add(hand.join()))].slice(
      0,
      MOST_HANDS,
    );
  }
  return hands.sort((one, other) => other.length - one.length);
}
