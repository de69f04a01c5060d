import { procedure, type Startable } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../mission/happen';
import { settleAfterAction } from '../mission/settling';
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
      settleAfterAction(game);
      happen(game, 'round-begins');
    },
    (game) => playersPhase.begin(game),
    (game) => trainStep.begin(game), // UOA-TRAIN-08
    (game) => thenSettle(game, zombiesPhase),
    (game) => thenSettle(game, endPhase),
    (_, frame) => {
      frame.step = 0;
    },
  ],
);

/** The agenda is a stack: what is begun last comes first. */
function thenSettle(game: UoaGame, phase: Startable<UoaGame>): void {
  settleAfterAction(game);
  phase.begin(game);
}
