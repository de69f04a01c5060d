import { isIn } from '../../../family/zombicide/actors';
import { discardCard } from '../../../family/zombicide/cards/discard';
import { cardIn, isRepeated, kindOf } from '../../../family/zombicide/cards/held';
import { zombiesOf } from '../../../family/zombicide/horde';
import { cardName, survivorName, zoneName } from '../../../family/zombicide/names';
import { markEliminated } from '../../../family/zombicide/people/wounds';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import { traitOf } from '../content';
import type { TurnAction, UoaGame } from '../game';
import { happen } from '../happen';
import { NONE, SLOTS } from '../state';
import { boom } from '../zombies/noise';
import { isExpert, keepDynamite } from './keep-dynamite';
import { kill } from './kills';
import { BY_DYNAMITE } from './means';
import { offerThrows, rulesOfThrow, throwSorts } from './range';

/** Out of any slot, at a zone in sight and within range. */
export const dynamite: TurnAction = {
  words: ['throw'],
  sorts: (game, _, { b: zone }) => throwSorts(game, zone),
  offer(game, survivor, list) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card === NONE || !traitOf(kindOf(game, card), 'isThrown') || isRepeated(game, survivor, slot))
        continue; // UOA-TRAIT-01
      offerThrows(game, survivor, list, card);
    }
  },
  perform(game, survivor, { a: card, b: zone }) {
    game.events?.push({
      type: 'threw-dynamite',
      rules: [...because['throwing-dynamite'], ...rulesOfThrow(game, survivor, card, zone)],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
      zone: zoneName(game, zone),
    });
    happen(game, 'used', survivor, card, zone);
    blast.begin(game, survivor, zone);
    if (isExpert(game, survivor)) keepDynamite.begin(game, survivor, card);
    else discardCard(game, card, because['dynamite-used-up']);
  },
};

/** Nobody survives it: no dice, no shield, no friend. Tokens and machines stay (UOA-TRAIT-05). */
export const blast = procedure<UoaGame, 'survivor' | 'zone'>(
  'blast',
  ['survivor', 'zone'],
  [
    (game, frame) => {
      const { survivor, zone } = frame;
      for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
        if (zombiesOf(game, zone, kind) === 0) continue;
        kill(game, survivor, zone, kind, BY_DYNAMITE, because['dynamite']);
        frame.step -= 1;
        return;
      }
    },
    (game, { survivor, zone }) => {
      let fallen = 0;
      for (let actor = 0; actor < game.table.sizes.actors; actor++) {
        if (!isIn(game, actor, zone)) continue;
        const rules = actor === survivor ? because['dynamite-at-ones-feet'] : because['dynamite'];
        markEliminated(game, actor, rules);
        fallen += 1;
      }
      if (fallen > 0) game.ways.eliminated(game);
    },
    (game, { zone }) => boom(game, zone, because['noise-of-dynamite']),
  ],
);
