import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { mayDoOneMore } from './bounded';
import { comeByOne } from './come-by-card';
import { basisOf } from './rule-facts';

/** Several cards of one effect, one after the other. */
export const getCards = procedure<UoaGame, 'rule' | 'list' | 'effect' | 'doer' | 'left'>(
  'get-cards',
  ['rule', 'list', 'effect', 'doer', 'left'],
  [
    (game, frame) => {
      const { rule, list, effect, doer } = frame;
      const asked = game.table.mission.lists[list]?.[effect];
      const said = game.table.mission.rules[rule];
      if (frame.left === 0 || asked?.effect !== 'card' || !said || !mayDoOneMore(game, rule)) return;
      frame.left -= 1;
      frame.step -= 1;
      comeByOne(game, asked, { survivor: doer, rule, rules: basisOf(said) });
    },
  ],
);
