import { playerFor } from '../../../family/zombicide/actors';
import { takeFromDeck } from '../../../family/zombicide/cards/from-deck';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { decision } from '../../../game/agenda';
import { equipmentCards } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { giveCard } from './give-card';
import { cardNames } from './holding';
import { basisOf } from './rule-facts';

/** Which of several cards comes out of the Equipment deck; one that it does not hold cannot be asked for. */
export const pickCard = decision<UoaGame, 'rule' | 'list' | 'effect' | 'doer'>(
  'pick-card',
  ['rule', 'list', 'effect', 'doer'],
  {
    decider: (game, { doer }) => (doer === NONE ? game.state.firstPlayer : playerFor(game, doer)),
    options(game, { list, effect }, actions) {
      for (const kind of kindsToPick(game, list, effect)) actions.add(DO['pick-card'], kind);
    },
    choose(game, { rule, list, effect, doer }, { a: kind }) {
      const asked = game.table.mission.lists[list]?.[effect];
      const mission = game.table.mission.rules[rule];
      const drawn = takeFromDeck(game, equipmentCards[kind]?.id ?? '', mission ? basisOf(mission) : []);
      if (drawn === NONE || asked?.effect !== 'card') return;
      if (asked.to === 'first-player-choice') giveCard.begin(game, drawn);
      else receiveCard.begin(game, doer, drawn);
    },
  },
);

/** The sorts of cards, by their numbers, that an effect lets players choose among and that there are. */
export function kindsToPick({ table, piles }: UoaGame, list: number, effect: number): number[] {
  const asked = table.mission.lists[list]?.[effect];
  if (asked?.effect !== 'card') return [];
  const { equipment } = piles;
  const there = new Set<string>();
  for (let place = 0; place < equipment.size; place++) {
    const { kind } = table.cards[equipment.card(place)] ?? {};
    if (kind) there.add(kind.id);
  }
  return cardNames(asked.card)
    .filter((name) => there.has(name))
    .map((name) => equipmentCards.findIndex(({ id }) => id === name));
}
