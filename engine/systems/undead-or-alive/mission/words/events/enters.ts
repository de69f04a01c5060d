import { placeOf } from '../../../../../family/zombicide/actors';
import { isInArea, zonesOf } from '../../whereabouts';
import { leastOf, stepsToNearest } from '../../work/reckoning';
import type { EventWord } from '../event-word';

/** Somebody sets foot in an area. */
export const enters: EventWord<'enters'> = {
  isMeant: (game, when, happened) => isInArea(game, happened.zone, when.area, happened),
  toHappen(reckoning, when) {
    const { game, survivors } = reckoning;
    return leastOf(survivors, (survivor) =>
      stepsToNearest(reckoning, placeOf(game, survivor), zonesOf(game, when.area)),
    );
  },
};
