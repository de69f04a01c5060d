import type { Given } from '../../../../schemas';
import type { MissionProgram } from '../mission-program';
import type { Reading } from './reading';

export function machines({ machines: given = [] }: Given, reading: Reading): MissionProgram['machines'] {
  return given.map(({ id, machine, at, on, fixed }, index) => {
    const wagon = given.findIndex((each) => each.id === on && each.machine === 'wagon');
    if (on !== undefined && wagon < 0) {
      reading.refuse('unknown-machine', `/given/machines/${index}/on`, { machine: on });
    }
    const zone = reading.zone(given[wagon]?.at ?? at, `/given/machines/${index}/at`);
    return { id, machine, zone, on: wagon < 0 ? undefined : wagon, fixed: fixed === true };
  });
}
