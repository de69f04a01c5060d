import { winBountyWeapon } from '../../../combat/feats';
import type { EffectWord } from '../effect-word';

export const bountyWeapon: EffectWord<'bounty-weapon'> = {
  apply: (game, { from }, { survivor }) => winBountyWeapon.begin(game, survivor, from === 'reserve' ? 1 : 0),
};
