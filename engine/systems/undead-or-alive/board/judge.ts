import { judgeGoals } from '../course/goals';
import { lose } from '../course/outcome';
import type { UoaGame } from '../game';
import { exitZones } from './now';

/** When everything is where it belongs (UOA-TRAIN-23). */
export function judgeBoard(game: UoaGame): void {
  judgeGoals(game);
  const { goals } = game.table.mission;
  const wantsExit = goals.some(({ what }, goal) => what === 'exit' && game.state.goalReached.at(goal) === 0);
  if (wantsExit && exitZones(game).length === 0) lose(game, 'goals-out-of-reach', ['UOA-WIN-03']); // UOA-TRAIN-14
}
