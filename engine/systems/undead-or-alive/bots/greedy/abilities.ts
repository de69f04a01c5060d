import type { Observation } from '../../hidden/observation';
import { IN_HAND, NONE } from '../../state';
import { stepsBetween } from './aims';
import { actionsLeft, bitesExpected, costOfStaying, placeOfActing, survivorsIn } from './danger';
import { cardOf, hitsExpected } from './gear';
import { placeWorth, worthOfMoving } from './turns';
import { indifferent, never, type Worths } from './worth';

const [A_FREE_MELEE, A_FALLEN, A_HELD_ZOMBIE, A_SHOVED_ZOMBIE, A_FRIEND, CLOSE] = [
  60, 20, 25, 20, 1000, 2,
] as const;

/** What skills and classes let survivors do. */
export const offerAbilities = {
  'move-on': (view, option) => worthOfGoingOn(view, view.options.argument(option, 0)),
  charge: (view, option) => worthOfCharging(view, view.options.argument(option, 0)),
  jump: (view, option) => worthOfMoving(view, view.options.argument(option, 0)),
  'vade-retro': (view, option) => worthOfMarking(view, view.options.argument(option, 0)),
  shove(view, option) {
    const to = view.options.argument(option, 0);
    return A_SHOVED_ZOMBIE * view.zombiesIn(placeOfActing(view)) - A_FRIEND * survivorsIn(view, to);
  },
  lifesaver: () => 10,
  drag: (view, option) => worthOfSaving(view, view.options.argument(option, 0)),
  rally: () => 800,
  // Whoever is in trouble needs it most.
  'lend-action': (view, option) =>
    5 + bitesExpected(view, view.at('place', view.options.argument(option, 0))),
  // What one has is better than what may come.
  invent: never,
  'lift-token': (view, option) => -view.zombiesIn(view.options.argument(option, 0)),
  // Medics help one after the other.
  medic: indifferent,
  heal: () => 1,
  skill: indifferent,
  follow: indifferent,
  // Nobody wants zombies to come sooner.
  taunt: never,
} satisfies Worths;

function worthOfGoingOn(view: Observation, to: number): number {
  const left = actionsLeft(view);
  return placeWorth(view, to, left) - placeWorth(view, placeOfActing(view), left);
}

/** Only at zombies next door, and only as many as fall: whoever charges is left among the others. */
function worthOfCharging(view: Observation, to: number): number {
  const zombies = view.zombiesIn(to);
  if (zombies === 0 || hitsInMelee(view) < zombies) return -1000;
  return A_FREE_MELEE + A_FALLEN * zombies;
}

/** What the best melee weapon in hand hits on the average. */
function hitsInMelee(view: Observation): number {
  let most = 0;
  for (const slot of IN_HAND) {
    const card = view.at('slots', view.acting, slot);
    if (card === NONE) continue;
    const weapon = cardOf(view, card);
    if (weapon.type === 'melee') most = Math.max(most, hitsExpected(weapon));
  }
  return most;
}

/** Worth an action only for zombies that can come to somebody soon. */
function worthOfMarking(view: Observation, zone: number): number {
  const isClose = stepsBetween(view, zone, placeOfActing(view)) <= CLOSE;
  const isMarked = view.at('vadeRetro', 0) === zone || view.at('vadeRetro', 1) === zone;
  if (!isClose || isMarked) return -1000;
  return A_HELD_ZOMBIE * view.zombiesIn(zone) - costOfStaying(view, 1);
}

function worthOfSaving(view: Observation, saved: number): number {
  return bitesExpected(view, view.at('place', saved)) - bitesExpected(view, placeOfActing(view));
}
