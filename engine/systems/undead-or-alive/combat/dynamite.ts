import { procedure } from '../../../game/agenda';
import { isIn } from '../actors';
import { discardCard } from '../cards/discard';
import { cardIn, hasTrait, isRepeated } from '../cards/held';
import { loseWithThem, markEliminated } from '../course/wounds';
import type { TurnAction, UoaGame } from '../game';
import { zombiesOf } from '../horde';
import { happen } from '../mission/happen';
import { cardName, survivorName, zoneName } from '../names';
import { KINDS, NONE, SLOTS } from '../state';
import { DO } from '../words';
import { boom } from '../zombies/noise';
import { isExpert, keepDynamite } from './keep-dynamite';
import { kill } from './kills';
import { BY_DYNAMITE } from './means';
import { offerThrows, rulesOfThrow, throwSorts } from './range';

/** Out of any slot, at a zone in sight and within range. */
export const dynamite: TurnAction = {
  words: [DO.throw],
  sorts: (game, _, { b: zone }) => throwSorts(game, zone),
  offer(game, survivor, list) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card === NONE || !hasTrait(game, card, 'dynamite') || isRepeated(game, survivor, slot)) continue; // UOA-TRAIT-01
      offerThrows(game, survivor, list, card);
    }
  },
  perform(game, survivor, { a: card, b: zone }) {
    game.events?.push({
      type: 'threw-dynamite',
      rules: ['UOA-TRAIT-01', 'UOA-TRAIT-02', ...rulesOfThrow(game, survivor, card, zone)],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
      zone: zoneName(game, zone),
    });
    happen(game, 'used', survivor, card, zone);
    blast.begin(game, survivor, zone);
    if (isExpert(game, survivor)) keepDynamite.begin(game, survivor, card);
    else discardCard(game, card, ['UOA-TRAIT-01']);
  },
};

/** Nobody survives it: no dice, no shield, no friend. Tokens and machines stay (UOA-TRAIT-05). */
export const blast = procedure<UoaGame, 'survivor' | 'zone'>(
  'blast',
  ['survivor', 'zone'],
  [
    (game, frame) => {
      const { survivor, zone } = frame;
      for (let kind = 0; kind < KINDS; kind++) {
        if (zombiesOf(game, zone, kind) === 0) continue;
        kill(game, survivor, zone, kind, BY_DYNAMITE, ['UOA-TRAIT-02']);
        frame.step -= 1;
        return;
      }
    },
    (game, { survivor, zone }) => {
      let fallen = 0;
      for (let actor = 0; actor < game.table.sizes.actors; actor++) {
        if (!isIn(game, actor, zone)) continue;
        const rules = actor === survivor ? ['UOA-TRAIT-02', 'UOA-TRAIT-04'] : ['UOA-TRAIT-02'];
        markEliminated(game, actor, rules);
        fallen += 1;
      }
      if (fallen > 0) loseWithThem(game);
    },
    (game, { zone }) => boom(game, zone, ['UOA-TRAIT-03', 'UOA-NOISE-05', 'UOA-NOISE-06']),
  ],
);
