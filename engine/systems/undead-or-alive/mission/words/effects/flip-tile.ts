import { flipTile, tileUnder } from '../../../changes/flip-tile';
import { NONE } from '../../../state';
import type { EffectWord } from '../effect-word';

/** The tile that the mission names, or the one under the spawn token at hand. */
export const turnTile: EffectWord<'flip-tile'> = {
  apply(game, { tile: placement, adrenaline }, at) {
    const { flips } = game.table.mission;
    const tile =
      placement === undefined
        ? tileUnder(game, at.thing, at.zone)
        : flips.findIndex((each) => each.placement === placement);
    if (tile !== NONE) flipTile.begin(game, tile, adrenaline ? at.survivor : NONE, at.rule);
  },
};
