import { takeToken } from '../../../spawning/tokens';
import { inZones, spawnTokensLying } from '../../lying';
import type { EffectWord } from '../effect-word';

/** For good: they neither spawn nor count any more. */
export const removeTokens: EffectWord<'remove-tokens'> = {
  apply(game, { which = {}, in: place }, { zones, rules }) {
    for (const token of spawnTokensLying(game, which, inZones(place, zones))) takeToken(game, token, rules);
  },
};
