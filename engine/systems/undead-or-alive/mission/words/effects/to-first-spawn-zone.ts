import { isAtStart, liesThere, moveToStart } from '../../../spawning/tokens';
import { spawnTokensMeant } from '../../filters';
import type { EffectWord } from '../effect-word';

export const toFirstSpawnZone: EffectWord<'to-first-spawn-zone'> = {
  apply(game, { which }, { thing, rules }) {
    const tokens = which ? spawnTokensMeant(game, which) : [thing];
    for (const token of tokens) {
      if (liesThere(game, token) && !isAtStart(game, token)) moveToStart(game, token, rules);
    }
  },
};
