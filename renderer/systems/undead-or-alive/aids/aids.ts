import type { SystemAids } from '../../../canvas/aids/aid';
import { besides } from './besides';
import { laidByRules } from './laid-by-rules';
import { spawnNumbers } from './spawn-numbers';
import { trainGhost } from './train-ghost';

export const aids: SystemAids = { order: spawnNumbers, ghosts: laidByRules, besides, later: trainGhost };
