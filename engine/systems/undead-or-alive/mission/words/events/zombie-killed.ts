import { isZombieMeant } from '../../filters';
import type { EventWord } from '../event-word';

export const zombieKilled: EventWord<'zombie-killed'> = {
  isMeant: (game, { kind }, { thing }) => isZombieMeant(game, kind, thing),
};
