import type { SystemId } from '../../engine';
import type { SystemDrawing } from './system-drawing';
import { undeadOrAliveDrawing } from './undead-or-alive';

/** How every game there is looks. One that draws less than all that is asked of a game does not compile. */
const drawings: Readonly<Record<SystemId, SystemDrawing>> = {
  'undead-or-alive': undeadOrAliveDrawing,
};

export function drawingOf(system: SystemId): SystemDrawing {
  return drawings[system];
}
