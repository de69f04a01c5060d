import type { Outcome } from '../../../../../../schemas';
import { rollDie } from '../../../../../game/dice';
import type { UoaGame } from '../../../game';
import { amountOf } from '../../amounts';
import type { AtHand } from '../../at-hand';
import { showDice } from '../../show-dice';
import { doList } from '../do-list';
import type { EffectWord } from '../effect-word';

/** The first outcome that fits what the dice show together. */
export const roll: EffectWord<'roll'> = {
  apply(game, { dice = 1, outcomes }, at) {
    showDice(
      game,
      Array.from({ length: dice }, () => rollDie(game.state)),
      at.rules,
    );
    const outcome = outcomes.find((each) => fits(game, each, at));
    if (outcome) doList(game, outcome.do, at);
  },
};

function fits(game: UoaGame, { from, to }: Outcome, at: AtHand): boolean {
  const { rolled } = game.state;
  if (from !== undefined && rolled < amountOf(game, from, at)) return false;
  return to === undefined || rolled <= amountOf(game, to, at);
}
