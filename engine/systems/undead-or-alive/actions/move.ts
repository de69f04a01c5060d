import { placeOf } from '../actors';
import { canPay } from '../course/allowance';
import { MOVE } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { isOnFoot } from '../machines/machines';
import { isSlippery } from '../skills/slippery';
import { DO } from '../words';
import { costAmongZombies, costOfLeaving } from './leaving';
import { setOff } from './walking';

export const move: TurnAction = {
  words: [DO.move],
  sorts: () => MOVE,
  cost: costOfLeaving,
  offer(game, survivor, list) {
    if (!isOnFoot(game, survivor) || !canPay(game, survivor, MOVE, costOfLeaving(game, survivor))) return;
    for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) list.add(DO.move, to);
  },
  perform(game, survivor, { a: to }) {
    setOff(game, survivor, to, costOfLeaving(game, survivor), reasons(game, survivor));
  },
};

/** The rules about the zombies that are left behind. */
function reasons(game: UoaGame, survivor: number): readonly string[] {
  if (game.state.slipping === 1) return ['UOA-SKILL-45', 'UOA-CHOICE-29'];
  if (costAmongZombies(game, survivor) === 1) return [];
  return isSlippery(game, survivor) ? ['UOA-SKILL-63'] : ['UOA-MOVE-03'];
}
