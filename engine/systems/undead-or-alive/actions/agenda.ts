import { consent } from '../../../family/zombicide/actions/trade';
import { goOn, moveOn } from '../../../family/zombicide/actions/walking';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { chargeOn, charging } from './charge';
import { exitOrStay, payAndGo } from './exit';
import { hitAndRun } from './hit-and-run';
import { acceptRescue, dragOrNot, saving } from './lifesaver';
import { join } from './rally';
import { taunting } from './taunt';
import { liftToken } from './vade-retro';

export const actionsAgenda: readonly AgendaItem<UoaGame>[] = [
  exitOrStay,
  payAndGo,
  goOn,
  moveOn,
  charging,
  chargeOn,
  liftToken,
  saving,
  dragOrNot,
  acceptRescue,
  taunting,
  consent,
  join,
  hitAndRun,
];
