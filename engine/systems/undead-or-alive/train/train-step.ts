import { isNobodyLeft } from '../../../family/zombicide/people/nobody-left';
import { DONE, procedure } from '../../../game/agenda';
import { because } from '../because';
import { stageNow } from '../board/now';
import { TRAIN } from '../board/under-way';
import { changeBoard } from '../changes/change-board';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { settleMission } from '../settling';
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
    rules: [...because['train-step'], ...rulesOf[train.move]],
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
  enters: because['train-enters'],
  moves: because['train-moves'],
  leaves: because['train-leaves'],
} as const;

/** The locomotive is heard wherever it is; once it is gone, so may be the token. */
function whistle(game: UoaGame): void {
  const { cab } = stageNow(game);
  if (cab !== NONE) boom(game, cab, because['noise-of-the-train']);
  // With nobody left to hear it the game is over, won or lost.
  else if (game.state.noiseZone === NONE && !isNobodyLeft(game)) noiseToCrowd.begin(game, REMOVED); // UOA-TRAIN-24
}
