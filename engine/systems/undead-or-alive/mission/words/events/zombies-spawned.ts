import { ZOMBIES } from '../../../content';
import type { EventWord } from '../event-word';

export const zombiesSpawned: EventWord<'zombies-spawned'> = {
  isMeant: (_game, when, { thing }) => when.kind === undefined || ZOMBIES[thing] === when.kind,
};
