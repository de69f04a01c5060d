import { addAdrenaline } from '../../../../../family/zombicide/people/adrenaline';
import { LEVELS } from '../../../content';
import { LEVEL_STARTS } from '../../../people/levels';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** As much adrenaline as the level takes, and every skill on the way; it is no feat of theirs. */
export const level: EffectWord<'level'> = {
  apply(game, effect, at) {
    const { survivor, rules } = at;
    const wanted = LEVELS.indexOf(effect.level);
    if (!isThere(game, at) || game.state.level.at(survivor) >= wanted) return;
    const points = (LEVEL_STARTS[wanted] ?? 0) - game.state.adrenaline.at(survivor);
    if (points > 0) addAdrenaline(game, survivor, points, rules);
  },
};
