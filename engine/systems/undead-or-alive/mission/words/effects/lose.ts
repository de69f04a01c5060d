import { lose } from '../../../outcome';
import type { EffectWord } from '../effect-word';

export const loses: EffectWord<'lose'> = {
  apply: (game, _effect, { rules }) => lose(game, 'mission-rule', rules),
};
