import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { spawnStep } from '../spawning/spawn-step';
import { NONE } from '../state';
import { activate } from './activation';

/** All zombies on the board activate, then new ones come. */
export const zombiesPhase = procedure<UoaGame>(
  'zombies-phase',
  [],
  [
    (game) => {
      game.events?.push({ type: 'zombies-phase', rules: ['UOA-ZPHASE-01'] });
      activate.begin(game, NONE, NONE);
    },
    (game) => spawnStep.begin(game),
  ],
);
