import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { isInArea } from '../../whereabouts';
import type { EventWord } from '../event-word';

/** Somebody has gone out of an area: from zone to zone in it does not count. */
export const leavesArea: EventWord<'leaves'> = {
  isMeant: (game, when, happened) =>
    isInArea(game, happened.zone, when.area, happened) &&
    isInPlay(game, happened.survivor) &&
    !isInArea(game, placeOf(game, happened.survivor), when.area, happened),
};
