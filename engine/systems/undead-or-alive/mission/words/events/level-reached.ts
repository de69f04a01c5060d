import { LEVELS } from '../../../content';
import type { EventWord } from '../event-word';

export const levelReached: EventWord<'level-reached'> = {
  isMeant: (_game, when, { thing }) => when.level === undefined || LEVELS[thing] === when.level,
};
