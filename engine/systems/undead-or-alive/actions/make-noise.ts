import { placeOf } from '../actors';
import { canPay, pay } from '../course/allowance';
import { survivorName } from '../names';
import { DO } from '../words';
import { bang } from '../zombies/noise';
import type { TurnAction } from './turn-action';

export const makeNoise: TurnAction = {
  words: [DO['make-noise']],
  offer(game, _, list) {
    if (game.state.boom === 0 && canPay(game, 'noise')) list.add(DO['make-noise']); // UOA-MAKENOISE-02
  },
  perform(game, survivor) {
    pay(game, 'noise');
    game.events?.push({
      type: 'made-noise',
      rules: ['UOA-MAKENOISE-01'],
      survivor: survivorName(game, survivor),
    });
    bang(game, placeOf(game, survivor), ['UOA-MAKENOISE-01']);
  },
};
