import { ZOMBIES } from '../../../content';
import type { EventWord } from '../event-word';

export const zombieKilled: EventWord<'zombie-killed'> = {
  isMeant: (_game, when, { thing }) => when.kind === undefined || ZOMBIES[thing] === when.kind,
};
