import { placeOf, putWithCompanions } from '../actors';
import { canPay } from '../course/allowance';
import { MOVE } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { survivorName, zoneName } from '../names';
import { setFoot } from '../spawning/corpse-piles';
import { DO } from '../words';

export const move: TurnAction = {
  words: [DO.move],
  sorts: () => MOVE,
  cost: (game, survivor) => costOfLeaving(game, placeOf(game, survivor)),
  offer(game, survivor, list) {
    const from = placeOf(game, survivor);
    if (!canPay(game, survivor, MOVE, costOfLeaving(game, from))) return;
    for (const to of game.board.neighbours[from] ?? []) list.add(DO.move, to);
  },
  perform(game, survivor, { a: to }) {
    const from = placeOf(game, survivor);
    const cost = costOfLeaving(game, from);
    game.events?.push({
      type: 'moved',
      rules: cost > 1 ? ['UOA-MOVE-01', 'UOA-MOVE-03'] : ['UOA-MOVE-01'],
      survivor: survivorName(game, survivor),
      from: zoneName(game, from),
      to: zoneName(game, to),
      cost,
    });
    enter(game, survivor, to);
  },
};

/** A move, and one action more for every zombie left behind. */
export function costOfLeaving(game: UoaGame, zone: number): number {
  return 1 + zombiesIn(game, zone); // UOA-MOVE-03
}

/** However somebody comes into a zone, those they lead come along, and what lies there shows itself. */
export function enter(game: UoaGame, survivor: number, zone: number): void {
  putWithCompanions(game, survivor, zone);
  setFoot(game, zone);
}
