import { beginRound, playersAct, roundAgain } from '../../../family/zombicide/course/round';
import { zombiesPhase } from '../../../family/zombicide/course/zombies-phase';
import { procedure, type Startable } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { doPostponed } from '../mission/postponed';
import { settleAfterAction } from '../settling';
import { trainStep } from '../train/train-step';
import { endPhase } from './end-phase';

/** Players, the train, zombies, end: over and over, until the game is won or lost. */
export const round = procedure<UoaGame>(
  'round',
  [],
  [
    beginRound,
    playersAct,
    (game) => {
      trainStep.begin(game); // UOA-TRAIN-08
      playersAreDone(game);
    },
    (game) => thenSettle(game, zombiesPhase),
    (game) => thenSettle(game, endPhase),
    roundAgain,
  ],
);

/** What a mission has for the end of the Players' Phase, and what comes of that, before the train drives. */
function playersAreDone(game: UoaGame): void {
  if (!game.table.mission.listensTo.has('players-phase-ends')) return;
  settleAfterAction(game);
  happen(game, 'players-phase-ends');
}

/** What a mission has for the beginning of a round. */
export function roundBegins(game: UoaGame): void {
  settleAfterAction(game);
  happen(game, 'round-begins');
  doPostponed(game);
}

/** The agenda is a stack: what is begun last comes first. */
function thenSettle(game: UoaGame, phase: Startable<UoaGame>): void {
  settleAfterAction(game);
  phase.begin(game);
}
