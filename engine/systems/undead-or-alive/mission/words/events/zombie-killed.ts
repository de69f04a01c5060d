import { isOfKind } from '../../../../../family/zombicide/horde';
import { kindMeant } from '../../filters';
import type { EventWord } from '../event-word';

export const zombieKilled: EventWord<'zombie-killed'> = {
  isMeant: (game, { kind }, { thing }) => kind === undefined || isOfKind(game, thing, kindMeant(game, kind)),
};
