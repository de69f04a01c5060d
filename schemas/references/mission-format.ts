import type { Mission } from '../generated/types';

/** How a mission of today says what it is; for all who make one. */
export const missionFormat: Mission['format'] = 'boothill/mission@2';
