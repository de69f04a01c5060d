import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { climbIn, takeASeat } from './boarding';
import { gatlingFire } from './gatling';

export const machinesAgenda: readonly AgendaItem<UoaGame>[] = [climbIn, takeASeat, gatlingFire];
