import type { ConditionEliminated } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { ELIMINATED } from '../../../state';
import { NOBODY } from '../../at-hand';
import { isSurvivorMeant } from '../../whereabouts';
import { UNKNOWN } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** So many have fallen: nobody works for that. */
export const eliminated: ConditionWord<'eliminated'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet: () => UNKNOWN,
};

function count(game: UoaGame, { who = {}, count: wanted = 1 }: ConditionEliminated): Count {
  let there = 0;
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    const isGone = game.state.fate.at(survivor) === ELIMINATED;
    if (isGone && isSurvivorMeant(game, who, survivor, NOBODY)) there += 1;
  }
  return { there, wanted };
}
