import { isInPlay } from '../../../family/zombicide/actors';
import { survivorName } from '../../../family/zombicide/names';
import { ANY_ACTION } from '../../../family/zombicide/sorts';
import { freeLeft } from '../../../family/zombicide/turns/allowance';
import { grant } from '../../../family/zombicide/turns/grant';
import { because } from '../because';
import type { TurnAction } from '../game';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { DO } from '../words';

const BORN_LEADER = skillNumber('born-leader');

/** In one's own turn somebody else, however far away, gets an action for nothing, at once. */
export const bornLeader: TurnAction = {
  words: ['lend-action'],
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
      rules: because['lending-an-action'],
      survivor: survivorName(game, survivor),
      to: survivorName(game, other),
    });
    grant.begin(game, other, ANY_ACTION, NONE);
  },
};
