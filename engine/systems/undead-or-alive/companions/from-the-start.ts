import { placeOf } from '../../../family/zombicide/actors';
import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { DO } from '../words';
import { follow } from './follow';

/** Whom the mission gives a leader from the start, whoever that is to be. */
export function ledFromTheStart(game: UoaGame): void {
  const { mission, sizes } = game.table;
  for (let companion = sizes.actors - 1; companion >= sizes.survivors; companion--) {
    if (mission.companions[companion - sizes.survivors]?.led) chooseFirstLeader.begin(game, companion);
  }
}

export const chooseFirstLeader = decision<UoaGame, 'companion'>('choose-first-leader', ['companion'], {
  decider: (game) => game.state.firstPlayer,
  options(game, { companion }, list: ActionList) {
    for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
      list.add(DO.follow, companion, survivor);
    }
  },
  choose(game, _, { a: companion, b: leader }) {
    game.state.place.set(companion, 0, placeOf(game, leader)); // UOA-COMP-10
    follow(game, companion, leader, because['led-from-the-start']);
  },
});
