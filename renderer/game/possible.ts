import { type Seen, systemIn, type Walk } from '../../engine';
import type { Choice } from './choices';

/** One thing that can be done with what somebody turns to: an action, or a walk of several. */
export type Possible =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'walk'; readonly walk: Walk };

export function possibleChoice(choice: Choice): Possible {
  return { is: 'choice', choice };
}

/** The walks left out. */
export function choicesAmong(possible: readonly Possible[]): readonly Choice[] {
  return possible.flatMap((one) => (one.is === 'choice' ? [one.choice] : []));
}

/** How many actions it costs; nothing for what is no action of a turn. */
export function priceOf(possible: Possible, seen: Seen): number | undefined {
  if (possible.is === 'walk') return possible.walk.cost;
  return systemIn(seen).advise.price(seen, possible.choice.action);
}
