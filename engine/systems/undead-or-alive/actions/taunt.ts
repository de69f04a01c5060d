import { placeOf } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { activate } from '../../../family/zombicide/zombies/activation';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import type { TurnAction, UoaGame } from '../game';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { countUse, hasOncePerTurn } from '../turns/limited';
import { DO } from '../words';

const TAUNT = skillNumber('taunt');
const REACH = 2;

/** The zombies of one zone act at once, and are after nobody but the taunter. It costs nothing. */
export const taunt: TurnAction = {
  words: ['taunt'],
  sorts: () => 0,
  isFree: true,
  offer(game, survivor, list) {
    if (!hasOncePerTurn(game, survivor, TAUNT, 'taunt')) return;
    const own = placeOf(game, survivor);
    for (let zone = 0; zone < game.table.sizes.zones; zone++) {
      const distance = game.board.distance(zone, own);
      if (distance >= 0 && distance <= REACH && zombiesIn(game, zone) > 0) list.add(DO.taunt, zone); // UOA-CHOICE-26
    }
  },
  perform(game, survivor, { a: zone }) {
    countUse(game, survivor, 'taunt');
    taunting.begin(game, survivor, zone);
  },
};

export const taunting = procedure<UoaGame, 'survivor' | 'zone'>(
  'taunt',
  ['survivor', 'zone'],
  [
    (game, { survivor, zone }) => {
      game.state.taunter = survivor;
      game.events?.push({
        type: 'taunted',
        rules: because['taunting'],
        survivor: survivorName(game, survivor),
        zone: zoneName(game, zone),
      });
      activate.begin(game, NONE, zone);
    },
    ({ state }) => {
      state.taunter = NONE;
    },
  ],
);
