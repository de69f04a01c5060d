import { isInPlay } from '../../../../../family/zombicide/actors';
import { nextBelow } from '../../../../../random/generator';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { companionsMeant } from '../../filters';
import { moveCompanion } from '../../moving';
import { zonesOf } from '../../whereabouts';
import type { EffectWord } from '../effect-word';

/** By lot, and as far apart as the zones allow (UOA-MISSION-M5-03). */
export const scatter: EffectWord<'scatter'> = {
  apply(game, effect, { rules }) {
    const zones = zonesOf(game, effect.over);
    if (zones.length === 0) return;
    let free: number[] = [];
    for (const actor of companionsMeant(game, effect)) {
      if (!isAlone(game, actor)) continue;
      if (free.length === 0) free = [...zones];
      const [zone = NONE] = free.splice(nextBelow(game.state.setUpStream, free.length), 1);
      moveCompanion(game, actor, zone, rules);
    }
  },
};

/** Whoever is led is where the leader is (UOA-COMP-10), and whoever waits aside is nowhere. */
function isAlone(game: UoaGame, actor: number): boolean {
  return isInPlay(game, actor) && game.state.leader.at(actor) === NONE;
}
