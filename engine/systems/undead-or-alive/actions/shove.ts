import { placeOf } from '../../../family/zombicide/actors';
import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { countsOf } from '../../../family/zombicide/zombies/kinds';
import { because } from '../because';
import type { TurnAction } from '../game';
import { skillNumber } from '../skills/owned';
import { countUse, hasOncePerTurn } from '../turns/limited';
import { DO } from '../words';
import { liftIdleTokens } from '../zombies/vade-retro';
import { isNextTo } from './open-path';

const SHOVE = skillNumber('shove');

/**
 * Pushes all zombies of one's own zone into another one. It costs nothing, and does not count as their
 * move.
 */
export const shove: TurnAction = {
  words: ['shove'],
  sorts: () => 0,
  isFree: true,
  offer(game, survivor, list) {
    const from = placeOf(game, survivor);
    if (!hasOncePerTurn(game, survivor, SHOVE, 'shove') || zombiesIn(game, from) === 0) return;
    for (const to of game.board.neighbours[from] ?? []) {
      if (isNextTo(game, from, to)) list.add(DO.shove, to); // UOA-CHOICE-26
    }
  },
  perform(game, survivor, { a: to }) {
    const from = placeOf(game, survivor);
    countUse(game, survivor, 'shove');
    game.events?.push({
      type: 'shoved',
      rules: because['shoving'],
      survivor: survivorName(game, survivor),
      from: zoneName(game, from),
      to: zoneName(game, to),
      ...countsOf(game, from, 'zombies'),
    });
    for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
      game.state.zombies.add(to, kind, zombiesOf(game, from, kind));
      game.state.zombies.set(from, kind, 0);
    }
    liftIdleTokens(game);
  },
};
