import { type ActionWord, DO } from '../../systems/undead-or-alive/words';
import type { Bot } from '../bot';
import { offerAbilities } from './abilities';
import { offerCards } from './cards';
import { offerFights } from './fights';
import { offerTurns } from './turns';
import type { Worth } from './worth';
import { offerZombies } from './zombies';

const worthOf: (Worth | undefined)[] = [];
for (const worths of [offerTurns, offerAbilities, offerFights, offerCards, offerZombies]) {
  for (const [word, worth] of Object.entries(worths)) worthOf[DO[word as ActionWord]] = worth;
}

/** Takes what looks best right now: no plan, no look ahead, but priorities that a beginner would have after a few games. */
export const greedy: Bot = {
  name: 'greedy',
  choose(view) {
    const list = view.options;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let option = 0; option < list.length; option++) {
      const worth = worthOf[list.kind(option)]?.(view, option) ?? 0;
      if (worth > most) [best, most] = [option, worth];
    }
    return best;
  },
};
