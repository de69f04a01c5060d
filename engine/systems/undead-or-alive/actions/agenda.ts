import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { chargeOn, charging } from './charge';
import { acceptRescue, dragOrNot, saving } from './lifesaver';
import { taunting } from './taunt';
import { liftToken } from './vade-retro';
import { goOn, moveOn } from './walking';

export const actionsAgenda: readonly AgendaItem<UoaGame>[] = [
  goOn,
  moveOn,
  charging,
  chargeOn,
  liftToken,
  saving,
  dragOrNot,
  acceptRescue,
  taunting,
];
