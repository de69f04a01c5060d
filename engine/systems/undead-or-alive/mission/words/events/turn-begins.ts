import type { EventWord } from '../event-word';

export const turnBeginning: EventWord<'turn-begins'> = {};
