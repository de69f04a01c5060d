import type { SpawnTurn } from '../../../game/advice';
import type { Observation } from '../hidden/observation';
import { placeInOrder } from '../spawning/order';
import { ACTIVE } from '../state';

/** The active spawn tokens in the order in which zombies come at them as the board is now; equal ones share a number. */
export function spawningNow(seen: Observation): readonly SpawnTurn[] {
  // The order is open to everybody: any game that looks the same has the same one.
  const game = seen.guess('order');
  const turns = Array.from({ length: seen.table.sizes.spawnTokens }, (_, token) => token)
    .filter((token) => seen.at('spawnStatus', token) === ACTIVE)
    .map((token) => ({ token, place: placeInOrder(game, token) }))
    .sort((one, other) => one.place - other.place);
  const places = [...new Set(turns.map(({ place }) => place))];
  return turns.map(({ token, place }) => ({
    token: seen.table.mission.spawnTokens[token]?.id ?? '',
    zone: seen.at('spawnZone', token),
    number: places.indexOf(place) + 1,
  }));
}
