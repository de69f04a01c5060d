import { placeOf } from '../actors';
import { canPay } from '../course/allowance';
import { OTHER } from '../course/sorts';
import type { TurnAction } from '../game';
import { survivorName } from '../names';
import { DO } from '../words';
import { bang } from '../zombies/noise';

export const makeNoise: TurnAction = {
  words: [DO['make-noise']],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (game.state.boom === 0 && canPay(game, survivor, OTHER)) list.add(DO['make-noise']); // UOA-MAKENOISE-02
  },
  perform(game, survivor) {
    game.events?.push({
      type: 'made-noise',
      rules: ['UOA-MAKENOISE-01'],
      survivor: survivorName(game, survivor),
    });
    bang(game, placeOf(game, survivor), ['UOA-MAKENOISE-01']);
  },
};
