import { procedure } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { NONE } from '../state';
import { activate } from '../zombies/activation';

/** All zombies on the board activate, then new ones come. */
export const zombiesPhase = procedure<FamilyGame>(
  'zombies-phase',
  [],
  [
    (game) => {
      game.events?.push({ type: 'zombies-phase', rules: game.because['zombies-phase'] });
      activate.begin(game, NONE, NONE);
      // The agenda is a stack: this comes first.
      game.ways.zombiesPhaseBegins(game);
    },
    (game) => game.ways.spawn(game),
  ],
);
