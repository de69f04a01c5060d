import type { EventWord } from '../event-word';

export const trainEnters: EventWord<'train-enters'> = {};
