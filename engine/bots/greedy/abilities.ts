import type { Observation } from '../../systems/undead-or-alive/hidden/observation';
import { IN_HAND, NONE } from '../../systems/undead-or-alive/state';
import { stepsBetween } from './aims';
import { activeOf, bitesExpected, costOfStaying, placeOfActive, survivorsIn, zombiesIn } from './danger';
import { cardOf } from './gear';
import { placeWorth, worthOfMoving } from './turns';
import type { Worths } from './worth';

const [A_FREE_MELEE, A_FALLEN, A_HELD_ZOMBIE, A_SHOVED_ZOMBIE, A_FRIEND, CLOSE] = [
  60, 20, 25, 20, 1000, 2,
] as const;

/** What skills and classes let survivors do. */
export const offerAbilities: Worths = {
  'move-on': (view, option) => worthOfGoingOn(view, view.options.argument(option, 0)),
  charge: (view, option) => worthOfCharging(view, view.options.argument(option, 0)),
  jump: (view, option) => worthOfMoving(view, view.options.argument(option, 0)),
  'vade-retro': (view, option) => worthOfMarking(view, view.options.argument(option, 0)),
  shove(view, option) {
    const to = view.options.argument(option, 0);
    return A_SHOVED_ZOMBIE * zombiesIn(view, placeOfActive(view)) - A_FRIEND * survivorsIn(view, to);
  },
  lifesaver: () => 10,
  drag: (view, option) => worthOfSaving(view, view.options.argument(option, 0)),
  rally: () => 800,
  'lend-action': () => 5,
  // What one has is better than what may come.
  invent: () => -1000,
  heal: () => 1,
  // Nobody wants zombies to come sooner.
  taunt: () => -1000,
};

function worthOfGoingOn(view: Observation, to: number): number {
  const left = view.value('actionsLeft');
  return placeWorth(view, to, left) - placeWorth(view, placeOfActive(view), left);
}

/** Only at zombies next door, and only as many as fall: whoever charges is left among the others. */
function worthOfCharging(view: Observation, to: number): number {
  const zombies = zombiesIn(view, to);
  if (zombies === 0 || hitsInMelee(view) < zombies) return -1000;
  return A_FREE_MELEE + A_FALLEN * zombies;
}

/** What the best melee weapon in hand hits on the average. */
function hitsInMelee(view: Observation): number {
  let most = 0;
  for (const slot of IN_HAND) {
    const card = view.at('slots', activeOf(view), slot);
    if (card === NONE) continue;
    const { type, dice = 0, accuracy = SIDES } = cardOf(view, card);
    if (type === 'melee') most = Math.max(most, (dice * (SIDES + 1 - accuracy)) / SIDES);
  }
  return most;
}

const SIDES = 6;

/** Worth an action only for zombies that can come to somebody soon. */
function worthOfMarking(view: Observation, zone: number): number {
  const isClose = stepsBetween(view, zone, placeOfActive(view)) <= CLOSE;
  const isMarked = view.at('vadeRetro', 0) === zone || view.at('vadeRetro', 1) === zone;
  if (!isClose || isMarked) return -1000;
  return A_HELD_ZOMBIE * zombiesIn(view, zone) - costOfStaying(view, 1);
}

function worthOfSaving(view: Observation, saved: number): number {
  return bitesExpected(view, view.at('place', saved)) - bitesExpected(view, placeOfActive(view));
}
