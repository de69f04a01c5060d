import { isInPlay } from '../actors';
import { freeLeft } from '../course/allowance';
import { grant } from '../course/grant';
import { ANY_ACTION } from '../course/sorts';
import type { TurnAction } from '../game';
import { survivorName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { skillNumber } from './owned';

const BORN_LEADER = skillNumber('born-leader');

/** In one's own turn somebody else, however far away, gets an action for nothing, at once. */
export const bornLeader: TurnAction = {
  words: [DO['lend-action']],
  sorts: () => 0,
  isFree: true,
  offer(game, survivor, list) {
    const { table } = game;
    if (freeLeft(game, survivor, BORN_LEADER) === 0) return;
    // Companions have no actions (UOA-COMP-04).
    for (let other = 0; other < table.sizes.survivors; other++) {
      if (other !== survivor && isInPlay(game, other)) list.add(DO['lend-action'], other);
    }
  },
  perform(game, survivor, { a: other }) {
    game.state.freeUsed.add(BORN_LEADER, 0, 1);
    game.events?.push({
      type: 'lent-action',
      rules: ['UOA-SKILL-20', 'UOA-CHOICE-25'],
      survivor: survivorName(game, survivor),
      to: survivorName(game, other),
    });
    grant.begin(game, other, ANY_ACTION, NONE);
  },
};
