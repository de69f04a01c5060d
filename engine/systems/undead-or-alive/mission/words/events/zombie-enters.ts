import { isZombieMeant } from '../../filters';
import { isInArea } from '../../whereabouts';
import type { EventWord } from '../event-word';

/** Some of a kind have come in from elsewhere. */
export const zombieEnters: EventWord<'zombie-enters'> = {
  isMeant: (game, { area, kind }, { thing, zone }) =>
    isZombieMeant(game, kind, thing) && isInArea(game, zone, area),
};
