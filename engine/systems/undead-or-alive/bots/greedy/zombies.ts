import type { Observation } from '../../hidden/observation';
import { bitesExpected, survivorsIn } from './danger';
import { indifferent, type Worths } from './worth';

/** Where zombies and noise go, when the rules ask: to where they do least harm. */
export const offerZombies = {
  destination: (view, option) => -survivorsNear(view, view.options.argument(option, 0)),
  route: (view, option) => -survivorsNear(view, view.options.argument(option, 0)),
  'noise-to': (view, option) => -survivorsNear(view, view.options.argument(option, 0)),
  // The order in which they spawn.
  'spawn-at': indifferent,
  // Everybody who can will have their turn.
  react: indifferent,
  'step-aside': (view, option) => -bitesExpected(view, view.options.argument(option, 0)),
} satisfies Worths;

function survivorsNear(view: Observation, zone: number): number {
  let sum = 3 * survivorsIn(view, zone);
  for (const next of view.board.neighbours[zone] ?? []) sum += survivorsIn(view, next);
  return sum;
}
