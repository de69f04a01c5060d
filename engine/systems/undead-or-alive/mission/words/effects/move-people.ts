import { placeOf } from '../../../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../../../family/zombicide/names';
import type { UoaGame } from '../../../game';
import { standUp } from '../../../machines/machines';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** Whoever sat in a Wagon sits there no more; companions come along, and what entering a zone sets off happens. */
export const movePeople: EffectWord<'move-people'> = {
  apply(game, _effect, at) {
    if (!isThere(game, at)) return;
    const { survivor, rules } = at;
    const from = placeOf(game, survivor);
    const to = nearest(game, from, at.zones);
    if (to === undefined || to === from) return;
    game.events?.push({
      type: 'brought',
      rules,
      survivor: survivorName(game, survivor),
      from: zoneName(game, from),
      to: zoneName(game, to),
    });
    standUp(game, survivor);
    game.ways.enters(game, survivor, to);
  },
};

/** The first of those with the shortest way; where no way leads to any, the first. */
function nearest(game: UoaGame, from: number, zones: readonly number[]): number | undefined {
  if (zones.includes(from)) return from;
  const [first] = zones;
  return zones.reduce((best, zone) => {
    const [one, other] = [best, zone].map((to) => (to === undefined ? -1 : game.board.distance(from, to)));
    return other !== undefined && other >= 0 && (one === undefined || one < 0 || other < one) ? zone : best;
  }, first);
}
