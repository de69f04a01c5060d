import type { EventWord } from '../event-word';

export const hasLeft: EventWord<'left'> = {};
