import { placeOf } from '../../../../../family/zombicide/actors';
import { doList } from '../do-list';
import type { EffectWord } from '../effect-word';

/** The same for one survivor after the other, or in one zone after the other. */
export const each: EffectWord<'each'> = {
  apply: (game, effect, at) => doList(game, effect.do, { ...at, zone: placeOf(game, at.survivor) }),
  inZone: (game, effect, zone, at) => doList(game, effect.do, { ...at, zone }),
};
