import { winBountyWeapon } from '../../../combat/feats';
import { NONE } from '../../../state';
import type { EffectWord } from '../effect-word';

export const bountyWeapon: EffectWord<'bounty-weapon'> = {
  apply(game, { from }, { survivor }) {
    if (survivor !== NONE) winBountyWeapon.begin(game, survivor, from === 'reserve' ? 1 : 0);
  },
};
