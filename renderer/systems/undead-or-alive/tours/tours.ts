import type { Tour } from '../../../tours/tour';
import { customRule } from './custom-rule';
import { firstGame } from './first-game';
import { firstMission } from './first-mission';
import { movingTrain } from './moving-train';

/** In the order in which somebody learns. */
export const tours: readonly Tour[] = [firstGame, firstMission, customRule, movingTrain];
