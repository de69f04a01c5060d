import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { climbIn } from './boarding';
import { gatlingFire } from './gatling';

export const machinesAgenda: readonly AgendaItem<UoaGame>[] = [climbIn, gatlingFire];
