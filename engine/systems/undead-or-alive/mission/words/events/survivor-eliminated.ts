import type { EventWord } from '../event-word';

export const survivorEliminated: EventWord<'survivor-eliminated'> = {};
