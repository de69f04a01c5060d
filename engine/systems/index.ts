import type { SystemId } from '../game/kernel';
import type { Seen } from '../game/seen';
import type { GameSystem } from '../game/system';
import { undeadOrAliveSystem } from './undead-or-alive';

/** Every game there is. One that says less than all that is asked of a game does not compile. */
export const systems: Readonly<Record<SystemId, GameSystem>> = {
  'undead-or-alive': undeadOrAliveSystem,
};

export function systemOf(id: SystemId): GameSystem {
  return systems[id];
}

/** The system of a game that is looked at. */
export function systemIn({ table }: Seen): GameSystem {
  return systems[table.mission.file.system];
}
