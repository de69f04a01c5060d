import type { Observation } from '../../hidden/observation';
import { FAVOURITE } from '../../state';
import { cardOf, isArmed, usefulness } from './gear';
import { indifferent, type Worths } from './worth';

/** Where cards go: weapons within reach, everything else into the backpack. */
export const offerCards = {
  place(view, option) {
    const card = cardOf(view, view.options.argument(option, 0));
    const slot = view.options.argument(option, 2);
    const isWeapon = card.type !== 'none' && card.type !== 'explosive';
    const inHand = slot <= FAVOURITE;
    return isWeapon === inHand ? 3 + (slot === FAVOURITE ? 1 : 0) : 1;
  },
  discard: (view, option) => (isDull(view, view.options.argument(option, 0)) ? 2 : -1),
  agree: () => 1,
  refuse: indifferent,
  give: (view, option) => (isArmed(view, view.options.argument(option, 0)) ? 0 : 1),
  'start-with': (view, option) => usefulness(cardOf(view, view.options.argument(option, 0))),
} satisfies Worths;

/** Starting weapons go when there is no room for everything. */
function isDull(view: Observation, card: number): boolean {
  return cardOf(view, card).deck === 'starting';
}
