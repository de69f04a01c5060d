import { survivorName } from '../../../../../family/zombicide/names';
import { ANY_ACTION } from '../../../../../family/zombicide/sorts';
import { grant } from '../../../../../family/zombicide/turns/grant';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { amountOf } from '../../amounts';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** Whose turn it is has so many more, or fewer, left; anybody else in their next turn, or at once if it says so. */
export const actions: EffectWord<'actions'> = {
  apply(game, { amount, now }, at) {
    const { survivor, rules } = at;
    if (!isThere(game, at)) return;
    const count = amountOf(game, amount, at);
    const isNow = now === true && count > 0;
    const given = isNow ? Math.min(MOST_AT_ONCE, count) : changed(game, survivor, count);
    if (given === 0) return;
    const isLater = !isNow && game.state.active !== survivor;
    game.events?.push({
      type: given > 0 ? 'actions-given' : 'actions-taken',
      rules,
      survivor: survivorName(game, survivor),
      actions: Math.abs(given),
      ...(isLater && { later: true as const }),
    });
    if (isNow) for (let action = 0; action < given; action++) grant.begin(game, survivor, ANY_ACTION, NONE);
  },
};

/** The agenda has room for so many. */
const MOST_AT_ONCE = 6;
const MOST = 99;

/** By how much it has changed: nobody has fewer than none. */
function changed({ state }: UoaGame, survivor: number, count: number): number {
  if (state.active !== survivor) {
    const had = state.actionsToCome.at(survivor);
    state.actionsToCome.set(survivor, 0, Math.max(-MOST, Math.min(MOST, had + count)));
    return state.actionsToCome.at(survivor) - had;
  }
  const had = state.actionsLeft;
  state.actionsLeft = Math.max(0, Math.min(MOST, had + count));
  return state.actionsLeft - had;
}
