import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { trainStep } from '../train/train-step';
import { zombiesPhase } from '../zombies/phase';
import { endPhase } from './end-phase';
import { playersPhase } from './players-phase';

/** Players, the train, zombies, end: over and over, until the game is won or lost. */
export const round = procedure<UoaGame>(
  'round',
  [],
  [
    (game) => {
      game.state.round += 1;
      game.state.activated.fill(0);
      game.state.player = game.state.firstPlayer;
      game.events?.push({ type: 'round-began', rules: ['UOA-ROUND-01'], round: game.state.round });
    },
    (game) => playersPhase.begin(game),
    (game) => trainStep.begin(game), // UOA-TRAIN-08
    (game) => zombiesPhase.begin(game),
    (game) => endPhase.begin(game),
    (_, frame) => {
      frame.step = 0;
    },
  ],
);
