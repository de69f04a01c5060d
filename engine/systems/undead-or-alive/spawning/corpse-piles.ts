import type { UoaGame } from '../game';
import { ACTIVE, UNSEEN } from '../state';
import { checkSevenTokens, kindOf, statusOf, turn } from './tokens';

/** A survivor has come into a zone, in whatever way: the Corpse Pile of its building on this tile shows itself. */
export function setFoot(game: UoaGame, zone: number): void {
  const entered = game.table.zones[zone];
  if (!entered?.building || entered.balcony) return; // UOA-SPAWNTOK-13
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (statusOf(game, token) !== UNSEEN || kindOf(game, token) !== 'corpse-pile') continue;
    const lies = game.table.zones[game.state.spawnZone.at(token)];
    if (lies?.placement !== entered.placement || lies.buildingNumber !== entered.buildingNumber) continue; // UOA-SPAWNTOK-07
    turn(game, token, ACTIVE, ['UOA-SPAWNTOK-06', 'UOA-SPAWNTOK-07']);
    checkSevenTokens(game);
  }
}
