import { isLost } from '../../../board/fates';
import { DONE, procedure } from '../../../game/agenda';
import { kill } from '../combat/kills';
import { BY_TRAIN } from '../combat/means';
import { judgeGoals, nobodyCanAct } from '../course/goals';
import { lose } from '../course/outcome';
import type { UoaGame } from '../game';
import { zombiesIn, zombiesOf } from '../horde';
import { KINDS, NONE } from '../state';
import { boom, noiseToCrowd, REMOVED } from '../zombies/noise';
import { carryEverything } from './carry';
import { exitZones, fateOf, stageNow } from './now';
import { nextInTheWay, stepAside } from './step-aside';

/** Between the players and the zombies, a step of the train that drives; never more than one a round. */
export const trainStep = procedure<UoaGame, 'next'>(
  'train-step',
  ['next'],
  [
    (game, frame) => {
      if (game.state.trainDrives === 1 && stageNow(game)?.next !== undefined) announce(game);
      else frame.step = DONE;
    },
    (game, frame) => {
      if (runOverOne(game)) frame.step -= 1;
    },
    (game, frame) => {
      const actor = nextInTheWay(game, frame.next);
      if (actor === NONE) return;
      frame.next = actor + 1;
      frame.step -= 1;
      stepAside.begin(game, actor);
    },
    (game) => {
      carryEverything(game);
      whistle(game);
    },
    judge,
  ],
);

function announce(game: UoaGame): void {
  const stage = stageNow(game);
  const after = game.table.mission.train?.[game.state.configuration + 1];
  if (!stage?.next || !after) return;
  game.events?.push({
    type: 'train',
    rules: ['UOA-TRAIN-08', 'UOA-TRAIN-23', 'UOA-TRAIN-25', ...rulesOf[stage.next]],
    step: stage.next,
    line: after.line,
  });
}

const rulesOf = {
  enters: ['UOA-TRAIN-07', 'UOA-TRAIN-09'],
  moves: ['UOA-TRAIN-07', 'UOA-TRAIN-16', 'UOA-TRAIN-17', 'UOA-TRAIN-18', 'UOA-TRAIN-22'],
  leaves: ['UOA-TRAIN-19', 'UOA-TRAIN-21', 'UOA-TRAIN-22'],
} as const;

/** One of the zombies in its way, or aboard what leaves. */
function runOverOne(game: UoaGame): boolean {
  for (let zone = 0; zone < game.table.sizes.zones; zone++) {
    const fate = fateOf(game, zone);
    if (!isLost(fate) || zombiesIn(game, zone) === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (zombiesOf(game, zone, kind) === 0) continue;
      const why = fate?.fate === 'leaves' ? ['UOA-TRAIN-20'] : ['UOA-TRAIN-10', 'UOA-TRAIN-11'];
      kill(game, NONE, zone, kind, BY_TRAIN, [...why, 'UOA-ADREN-10']);
      return true;
    }
  }
  return false;
}

/** The locomotive is heard wherever it is; once it is gone, so may be the token. */
function whistle(game: UoaGame): void {
  const cab = stageNow(game)?.cab ?? NONE;
  if (cab !== NONE) boom(game, cab, ['UOA-TRAIN-15']);
  // With nobody left to hear it the game is over, won or lost.
  else if (game.state.noiseZone === NONE && !nobodyCanAct(game)) noiseToCrowd.begin(game, REMOVED); // UOA-TRAIN-24
}

/** When everything is where it belongs (UOA-TRAIN-23). */
function judge(game: UoaGame): void {
  judgeGoals(game);
  const { goals } = game.table.mission;
  const wantsExit = goals.some(({ what }, goal) => what === 'exit' && game.state.goalReached.at(goal) === 0);
  if (wantsExit && exitZones(game).length === 0) lose(game, 'goals-out-of-reach', ['UOA-WIN-03']); // UOA-TRAIN-14
}
