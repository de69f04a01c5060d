import type { Bot } from '../../../../game/appraisal';
import type { Observation } from '../../hidden/observation';
import { type ActionWord, DO } from '../../words';
import { offerAbilities } from './abilities';
import { offerCards } from './cards';
import { offerChoices } from './choices';
import { offerFights } from './fights';
import { offerMachines } from './machines';
import { offerTurns } from './turns';
import type { Worth } from './worth';
import { offerZombies } from './zombies';

/** Every word has its worth: one that is missing here does not compile. */
const worths: Readonly<Record<ActionWord, Worth>> = {
  ...offerTurns,
  ...offerAbilities,
  ...offerFights,
  ...offerCards,
  ...offerMachines,
  ...offerZombies,
  ...offerChoices,
};

/** By the numbers of the words. */
const worthOf: Worth[] = [];
for (const [word, worth] of Object.entries(worths)) worthOf[DO[word as ActionWord]] = worth;

/** Takes what looks best right now: no plan, no look ahead, but priorities that a beginner would have after a few games. */
export const greedy: Bot<Observation> = {
  name: 'greedy',
  choose(view) {
    const list = view.options;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let option = 0; option < list.length; option++) {
      const worth = (worthOf[list.kind(option)] as Worth)(view, option);
      if (worth > most) [best, most] = [option, worth];
    }
    return best;
  },
};
