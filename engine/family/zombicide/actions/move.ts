import { placeOf } from '../actors';
import type { FamilyAction } from '../game';
import { MOVE } from '../sorts';
import { canPay } from '../turns/allowance';
import { setOff } from './walking';

export const move: FamilyAction = {
  words: ['move'],
  sorts: () => MOVE,
  cost: (game, survivor) => game.ways.costOfLeaving(game, survivor),
  offer(game, survivor, list) {
    if (!game.ways.mayMove(game, survivor)) return;
    if (!canPay(game, survivor, MOVE, game.ways.costOfLeaving(game, survivor))) return;
    for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) {
      if (game.ways.mayComeInto(game, survivor, to)) list.add(game.words.move, to);
    }
  },
  perform(game, survivor, { a: to }) {
    const { ways } = game;
    setOff(game, survivor, to, ways.costOfLeaving(game, survivor), ways.rulesOfLeaving(game, survivor));
  },
};
