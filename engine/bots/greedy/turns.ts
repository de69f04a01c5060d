import type { Observation } from '../../systems/undead-or-alive/hidden/observation';
import { cratesLeft, farFromOthers, stepsToAim } from './aims';
import { activeOf, bitesExpected, costOfStaying, placeOfActive, threatTo } from './danger';
import { isArmed } from './gear';
import type { Worths } from './worth';

const [A_STEP_NEARER, TOGETHER, AN_ACTION] = [14, 3, 4] as const;

/** What a survivor does in a turn, but for fights. */
export const offerTurns: Worths = {
  take: () => 1000,
  'holy-water': () => 900,
  move: (view, option) => worthOfMoving(view, view.options.argument(option, 0)),
  search: (view) => (isArmed(view) ? 5 : 30) - costOfStaying(view, 1),
  'end-turn': (view) => -costOfStaying(view, view.value('actionsLeft')),
  'make-noise': () => -1000,
  reorganize: () => -1000,
  trade: () => -1000,
  leave: (view) => (cratesLeft(view) ? -1 : 1),
  // Whoever is in trouble goes first, while everybody still has a turn to help.
  activate: (view, option) => bitesExpected(view, view.at('place', view.options.argument(option, 0))),
};

export function worthOfMoving(view: Observation, to: number): number {
  const from = placeOfActive(view);
  const left = view.value('actionsLeft');
  const cost = view.costOfLeaving(activeOf(view));
  return placeWorth(view, to, left - cost) - placeWorth(view, from, left) - AN_ACTION * cost;
}

/** How good a zone is to be in with so many actions left. */
export function placeWorth(view: Observation, zone: number, actionsLeft: number): number {
  return (
    -threatTo(view, zone, actionsLeft) -
    A_STEP_NEARER * stepsToAim(view, zone) -
    TOGETHER * farFromOthers(view, zone)
  );
}
