import { flip } from '../../../spawning/tokens';
import { NONE, REMOVED } from '../../../state';
import { spawnTokensMeant } from '../../filters';
import { isInArea } from '../../whereabouts';
import type { EffectWord } from '../effect-word';

/** For good: they neither spawn nor count any more. */
export const removeTokens: EffectWord<'remove-tokens'> = {
  apply(game, { which = {}, in: area }, at) {
    for (const token of spawnTokensMeant(game, which)) {
      const zone = game.state.spawnZone.at(token);
      if (zone === NONE || !isInArea(game, zone, area, at)) continue;
      flip(game, token, REMOVED, at.rules);
      game.state.spawnZone.set(token, 0, NONE);
    }
  },
};
