import type { Observation } from '../../systems/undead-or-alive/hidden/observation';
import { IN_HAND, NONE } from '../../systems/undead-or-alive/state';
import { stepsBetween } from './aims';
import { activeOf, bitesExpected, costOfStaying, placeOfActive, survivorsIn, zombiesIn } from './danger';
import { cardOf } from './gear';
import { placeWorth, worthOfMoving } from './turns';
import type { Worths } from './worth';

const [A_FREE_MELEE, A_HELD_ZOMBIE, A_SHOVED_ZOMBIE, A_FRIEND, CLOSE] = [60, 25, 20, 1000, 2] as const;

/** What skills and classes let survivors do. */
export const offerAbilities: Worths = {
  'move-on': (view, option) => worthOfGoingOn(view, view.options.argument(option, 0)),
  charge: (view, option) =>
    hasMeleeWeapon(view) ? A_FREE_MELEE + worthOfMoving(view, view.options.argument(option, 0)) : -1000,
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

function hasMeleeWeapon(view: Observation): boolean {
  return IN_HAND.some((slot) => {
    const card = view.at('slots', activeOf(view), slot);
    return card !== NONE && cardOf(view, card).type === 'melee';
  });
}

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
