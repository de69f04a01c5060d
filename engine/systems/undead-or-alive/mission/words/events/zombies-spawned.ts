import { isZombieMeant } from '../../filters';
import type { EventWord } from '../event-word';

export const zombiesSpawned: EventWord<'zombies-spawned'> = {
  isMeant: (game, { kind }, { thing }) => isZombieMeant(game, kind, thing),
};
