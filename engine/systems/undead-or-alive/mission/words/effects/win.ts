import { win } from '../../../outcome';
import type { EffectWord } from '../effect-word';

export const wins: EffectWord<'win'> = {
  apply: (game, _effect, { rules }) => win(game, rules),
};
