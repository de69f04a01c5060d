import { passFirstPlayer, reloadAll, tellOfEndPhase } from '../../../family/zombicide/course/end-phase';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { medics } from '../people/medic';
import { endPhaseNoise } from '../zombies/noise';

/** Noise, reloading, medics, what the mission has for it, and the first player's token goes to the left. */
export const endPhase = procedure<UoaGame>(
  'end-phase',
  [],
  [
    (game) => {
      tellOfEndPhase(game);
      endPhaseNoise.begin(game); // UOA-END-02
    },
    reloadAll,
    (game) => medics.begin(game, 0),
    (game) => happen(game, 'end-phase'), // UOA-END-01
    passFirstPlayer,
  ],
);
