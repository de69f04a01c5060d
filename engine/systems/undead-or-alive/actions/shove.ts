import { placeOf } from '../actors';
import { countUse, hasOncePerTurn } from '../course/limited';
import type { TurnAction } from '../game';
import { zombiesIn, zombiesOf } from '../horde';
import { survivorName, zoneName } from '../names';
import { skillNumber } from '../skills/owned';
import { KINDS } from '../state';
import { DO } from '../words';
import { countsOf } from '../zombies/kinds';
import { liftIdleTokens } from '../zombies/vade-retro';
import { isNextTo } from './open-path';

const SHOVE = skillNumber('shove');

/** All zombies of one's own zone into another. It costs nothing, and for them it is no way they go. */
export const shove: TurnAction = {
  words: [DO.shove],
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
      rules: ['UOA-SKILL-62', 'UOA-CHOICE-26', 'UOA-MOVE-07'],
      survivor: survivorName(game, survivor),
      from: zoneName(game, from),
      to: zoneName(game, to),
      ...countsOf(game, from, 'zombies'),
    });
    for (let kind = 0; kind < KINDS; kind++) {
      game.state.zombies.add(to, kind, zombiesOf(game, from, kind));
      game.state.zombies.set(from, kind, 0);
    }
    liftIdleTokens(game);
  },
};
