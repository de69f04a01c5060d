import { playerFor } from '../../../family/zombicide/actors';
import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { DO } from '../words';
import { follow } from './follow';

/** Two survivors who trade say for everybody they lead with whom of them they go on. */
export const shareCompanions = procedure<UoaGame, 'one' | 'partner' | 'nextCompanion'>(
  'share-companions',
  ['one', 'partner', 'nextCompanion'],
  [
    (game, frame) => {
      const { nextCompanion: companion, one, partner } = frame;
      if (companion >= game.table.sizes.actors) return;
      frame.nextCompanion += 1;
      frame.step -= 1;
      const leader = game.state.leader.at(companion);
      if (leader === one || leader === partner) chooseLeader.begin(game, one, partner, companion);
    },
  ],
);

export const chooseLeader = decision<UoaGame, 'one' | 'partner' | 'companion'>(
  'choose-leader',
  ['one', 'partner', 'companion'],
  {
    decider: (game, { one }) => playerFor(game, one),
    options(_game, { one, partner, companion }, list: ActionList) {
      list.add(DO.follow, companion, one);
      list.add(DO.follow, companion, partner);
    },
    choose(game, { companion }, { b: leader }) {
      if (game.state.leader.at(companion) === leader) return; // UOA-COMP-15
      follow(game, companion, leader, because['trading-companions']);
    },
  },
);
