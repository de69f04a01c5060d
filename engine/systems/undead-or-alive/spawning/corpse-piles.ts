import { because } from '../because';
import type { UoaGame } from '../game';
import { ACTIVE, UNSEEN } from '../state';
import type { TableZone } from '../table';
import { checkSevenTokens, flip, kindOf, statusOf } from './tokens';

const APPEARS = because['setting-foot-in-a-building'];

/**
 * A survivor has come into a zone, in whatever way: the Corpse Pile of its building on this tile shows itself, unless the
 * mission keeps it asleep; then it waits for the next who comes in.
 */
export function setFoot(game: UoaGame, zone: number, rules: readonly string[] = APPEARS): void {
  const entered = game.table.zones[zone];
  if (!entered?.building || entered.balcony) return; // UOA-SPAWNTOK-13
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (statusOf(game, token) !== UNSEEN || kindOf(game, token) !== 'corpse-pile') continue;
    const spot = game.table.zones[game.state.spawnZone.at(token)];
    if (!spot || !isSameBuilding(spot, entered) || !game.ways.mayAwaken(game, token)) continue; // UOA-SPAWNTOK-08
    flip(game, token, ACTIVE, rules);
    checkSevenTokens(game); // UOA-WIN-06
  }
}

/** On the same tile, that is: whatever of it lies on another tile has a pile of its own. */
function isSameBuilding(one: TableZone, other: TableZone): boolean {
  return one.placement === other.placement && one.buildingNumber === other.buildingNumber; // UOA-SPAWNTOK-07
}
