import type { EventWord } from '../event-word';

/** Those who leave by the exit have left before. */
export const turnEnding: EventWord<'turn-ends'> = {};
