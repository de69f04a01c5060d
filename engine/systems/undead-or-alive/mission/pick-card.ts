import { playerFor } from '../../../family/zombicide/actors';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { decision } from '../../../game/agenda';
import { equipmentCards } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { EQUIPMENT, kindsThere, takeFrom } from './card-sources';
import { giveCard } from './give-card';
import { basisOf } from './rule-facts';

/** Which of several cards comes out of a deck; one that it does not hold cannot be asked for. */
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
      if (asked?.effect !== 'card') return;
      const name = equipmentCards[kind]?.id ?? '';
      const drawn = takeFrom(game, asked.from ?? EQUIPMENT, name, mission ? basisOf(mission) : []);
      if (drawn === NONE) return;
      if (asked.to === 'first-player-choice') giveCard.begin(game, drawn);
      else receiveCard.begin(game, doer, drawn);
    },
  },
);

/** The sorts of cards, by their numbers, that an effect lets players choose among and that there are. */
export function kindsToPick(game: UoaGame, list: number, effect: number): number[] {
  const asked = game.table.mission.lists[list]?.[effect];
  if (asked?.effect !== 'card' || asked.card === undefined) return [];
  return kindsThere(game, asked.from ?? EQUIPMENT, asked.card);
}
