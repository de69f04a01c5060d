import type { EventWord } from '../event-word';

export const zombieRidesOff: EventWord<'zombie-rides-off'> = {};
