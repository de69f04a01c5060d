import { eliminate } from '../../../../../family/zombicide/people/wounds';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

export const eliminates: EffectWord<'eliminate'> = {
  apply(game, _effect, at) {
    if (isThere(game, at)) eliminate(game, at.survivor, at.rules);
  },
};
