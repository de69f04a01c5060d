import type { Seen, SystemId } from '../../engine';
import type { SystemWindow } from './system-window';
import { undeadOrAliveWindow } from './undead-or-alive';

const windows: Readonly<Record<SystemId, SystemWindow>> = {
  'undead-or-alive': undeadOrAliveWindow,
};

export function windowOf(system: SystemId): SystemWindow {
  return windows[system];
}

/** The same for a game that is looked at. */
export function windowIn({ table }: Seen): SystemWindow {
  return windowOf(table.mission.file.system);
}
