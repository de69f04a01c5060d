import type { EffectSleep, EffectWake } from '../../../../../../schemas';
import type { UoaGame } from '../../../game';
import { checkSevenTokens, flip, statusOf } from '../../../spawning/tokens';
import { ACTIVE, INACTIVE } from '../../../state';
import type { Occasion } from '../../at-hand';
import { byLot } from '../../by-lot';
import { inZones, spawnTokensLying } from '../../lying';
import { mayAwaken } from '../../restrictions';
import type { EffectWord } from '../effect-word';

/** All kinds of tokens, but for those that another rule keeps asleep. */
export const wake: EffectWord<'wake'> = {
  apply(game, effect, at) {
    turn(game, effect, at, ACTIVE);
    checkSevenTokens(game); // UOA-WIN-06
  },
};

/** A Corpse Pile that sleeps can be woken again, too. */
export const sleep: EffectWord<'sleep'> = {
  apply: (game, effect, at) => turn(game, effect, at, INACTIVE),
};

/** Whatever has not been seen yet, or is safe for good, has no other side. */
function turn(game: UoaGame, effect: EffectWake | EffectSleep, at: Occasion, to: number): void {
  const { which = {}, in: place, count } = effect;
  const from = to === ACTIVE ? INACTIVE : ACTIVE;
  const tokens = spawnTokensLying(game, which, inZones(place, at.zones)).filter(
    (token) => statusOf(game, token) === from && (to !== ACTIVE || mayAwaken(game, token)),
  );
  for (const token of byLot(game, tokens, count, at)) flip(game, token, to, at.rules);
}
