import type { EventWord } from '../event-word';

export const wounded: EventWord<'wounded'> = {};
