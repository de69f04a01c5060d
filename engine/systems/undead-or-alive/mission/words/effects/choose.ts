import { canChoose, pickOption } from '../../picking';
import { standsIn } from '../do-list';
import type { EffectWord } from '../effect-word';

/** What cannot be answered is not asked. */
export const choose: EffectWord<'choose'> = {
  apply(game, asking, { survivor: doer, thing, zone }) {
    const [list, effect] = standsIn(game, asking);
    if (canChoose(game, { list, effect, doer, thing, zone })) {
      pickOption.begin(game, list, effect, doer, thing, zone);
    }
  },
};
