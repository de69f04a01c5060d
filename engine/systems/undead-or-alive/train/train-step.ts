import { DONE, procedure } from '../../../game/agenda';
import { changeBoard } from '../board/change-board';
import { stageNow } from '../board/now';
import { TRAIN } from '../board/under-way';
import type { UoaGame } from '../game';
import { happen } from '../mission/happen';
import { nobodyCanAct } from '../mission/judging';
import { settleMission } from '../mission/settling';
import { NONE } from '../state';
import { boom, noiseToCrowd, REMOVED } from '../zombies/noise';
import { stowaways } from './stowaways';

/** Between the players and the zombies, a step of the train that drives; never more than one a round. */
export const trainStep = procedure<UoaGame>(
  'train-step',
  [],
  [
    (game, frame) => {
      if (game.state.trainDrives === 1 && stageNow(game).train) drive(game);
      else frame.step = DONE;
    },
    whistle,
    // When everything is where it belongs (UOA-TRAIN-23).
    settleMission,
  ],
);

function drive(game: UoaGame): void {
  const { train } = stageNow(game);
  const after = train && game.table.mission.stages[train.to];
  if (!after) return;
  game.events?.push({
    type: 'train',
    rules: ['UOA-TRAIN-08', 'UOA-TRAIN-23', 'UOA-TRAIN-25', ...rulesOf[train.move]],
    step: train.move,
    toward: train.toward,
    line: after.line,
  });
  changeBoard.begin(game, TRAIN, NONE, NONE);
  if (train.move === 'leaves') stowaways.begin(game);
  if (train.move === 'enters') happen(game, 'train-enters');
  happen(game, 'train-reaches');
}

const rulesOf = {
  enters: ['UOA-TRAIN-07', 'UOA-TRAIN-09'],
  moves: ['UOA-TRAIN-07', 'UOA-TRAIN-16', 'UOA-TRAIN-17', 'UOA-TRAIN-18', 'UOA-TRAIN-22'],
  leaves: ['UOA-TRAIN-19', 'UOA-TRAIN-21', 'UOA-TRAIN-22'],
} as const;

/** The locomotive is heard wherever it is; once it is gone, so may be the token. */
function whistle(game: UoaGame): void {
  const { cab } = stageNow(game);
  if (cab !== NONE) boom(game, cab, ['UOA-TRAIN-15']);
  // With nobody left to hear it the game is over, won or lost.
  else if (game.state.noiseZone === NONE && !nobodyCanAct(game)) noiseToCrowd.begin(game, REMOVED); // UOA-TRAIN-24
}
