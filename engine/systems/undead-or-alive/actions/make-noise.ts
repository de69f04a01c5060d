import { placeOf } from '../../../family/zombicide/actors';
import { survivorName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import type { TurnAction } from '../game';
import { DO } from '../words';
import { bang } from '../zombies/noise';

export const makeNoise: TurnAction = {
  words: ['make-noise'],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (game.state.boom === 0 && canPay(game, survivor, OTHER)) list.add(DO['make-noise']); // UOA-MAKENOISE-02
  },
  perform(game, survivor) {
    game.events?.push({
      type: 'made-noise',
      rules: because['making-noise'],
      survivor: survivorName(game, survivor),
    });
    bang(game, placeOf(game, survivor), because['making-noise']);
  },
};
