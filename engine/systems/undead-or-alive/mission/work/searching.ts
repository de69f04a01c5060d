import type { Cards, Place } from '../../../../../schemas';
import { placeOf } from '../../../../family/zombicide/actors';
import { zonesOf } from '../whereabouts';
import { cardAmong, depthOf } from './cards';
import { leastOf, type Reckoning, stepsToNearest, TASK } from './reckoning';

/** Until somebody has searched there. */
export function toSearch(reckoning: Reckoning, place: Place | undefined): number {
  const { game, survivors } = reckoning;
  const zones = place === undefined ? buildings(reckoning) : zonesOf(game, place);
  return leastOf(survivors, (survivor) => TASK + stepsToNearest(reckoning, placeOf(game, survivor), zones));
}

/** Until somebody has come by such a card in this way: those above it have to be drawn before. */
export function toFind(reckoning: Reckoning, card: Cards = 'any', place?: Place): number {
  return toSearch(reckoning, place) + depthOf(reckoning, cardAmong(card));
}

function buildings({ game }: Reckoning): number[] {
  return game.table.zones.flatMap(({ building }, zone) => (building ? [zone] : []));
}
