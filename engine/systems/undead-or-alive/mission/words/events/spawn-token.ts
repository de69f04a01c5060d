import { becameOf, tokenOf } from '../../../token-change';
import { isSpawnTokenMeant } from '../../filters';
import type { EventWord } from '../event-word';

/** The token and what has become of it are one number. */
export const spawnToken: EventWord<'spawn-token'> = {
  isMeant: (game, when, { thing }) =>
    becameOf(game, thing) === when.becomes &&
    isSpawnTokenMeant(game.table.mission, when, tokenOf(game, thing)),
};
