import { isSo } from '../../conditions';
import { doList } from '../do-list';
import type { EffectWord } from '../effect-word';

export const branch: EffectWord<'if'> = {
  apply(game, effect, at) {
    const list = isSo(game, effect.if, at) ? effect.do : effect.else;
    if (list) doList(game, list, at);
  },
};
