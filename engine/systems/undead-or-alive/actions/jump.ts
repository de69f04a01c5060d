import { placeOf } from '../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import { rangeTo, zonesInSight } from '../combat/range';
import type { TurnAction } from '../game';
import { takeASeat } from '../machines/boarding';
import { isOnFoot } from '../machines/machines';
import { mayComeInto, tollFor } from '../mission/tolls';
import { skillNumber } from '../skills/owned';
import { countUse, hasOncePerTurn } from '../turns/limited';
import { DO } from '../words';
import { enter } from './enter';
import { costAmongZombies } from './leaving';

const JUMP = skillNumber('jump');
const REACH = 2;

/** Over everything to a zone in sight, balconies among them; skills for moving do not help. */
export const jump: TurnAction = {
  words: ['jump'],
  sorts: () => OTHER,
  cost: costAmongZombies, // UOA-SKILL-50
  offer(game, survivor, list) {
    if (!hasOncePerTurn(game, survivor, JUMP, 'jump') || !isOnFoot(game, survivor)) return;
    if (!canPay(game, survivor, OTHER, costAmongZombies(game, survivor))) return;
    for (const to of zonesInSight(game, survivor)) {
      const range = rangeTo(game, survivor, to);
      if (game.board.isBlocked(to)) continue;
      if (range <= 0 || range > REACH || !mayComeInto(game, survivor, to)) continue;
      list.add(DO.jump, to); // UOA-CHOICE-06
    }
  },
  perform(game, survivor, { a: to }) {
    const cost = costAmongZombies(game, survivor);
    countUse(game, survivor, 'jump');
    game.events?.push({
      type: 'jumped',
      rules: because['jumping'],
      survivor: survivorName(game, survivor),
      from: zoneName(game, placeOf(game, survivor)),
      to: zoneName(game, to),
      cost,
    });
    takeASeat.begin(game, survivor); // UOA-WAGON-05
    const toll = tollFor(game, survivor, to);
    enter(game, survivor, to);
    toll?.();
  },
};
