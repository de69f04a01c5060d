import { NOTHING } from '../../../../game/vocabulary';
import type { Observation } from '../../hidden/observation';
import { cratesLeft, farFromOthers, stepsToAim } from './aims';
import { actionsLeft, bitesExpected, costOfStaying, placeOfActing, threatTo } from './danger';
import { isArmed } from './gear';
import { indifferent, NEVER, never, type Worths } from './worth';

const [A_STEP_NEARER, TOGETHER, AN_ACTION] = [14, 3, 4] as const;

/** What a survivor does in a turn, but for fights. */
export const offerTurns = {
  take: () => 1000,
  do: (view, option) => (isDoneEnough(view, view.options.argument(option, 0)) ? NEVER : 950),
  'holy-water': () => 900,
  move: (view, option) => worthOfMoving(view, view.options.argument(option, 0)),
  search: (view) => (isArmed(view, view.acting) ? 5 : 30) - costOfStaying(view, 1),
  'end-turn': (view) => -costOfStaying(view, actionsLeft(view)),
  'make-noise': never,
  reorganize: never,
  trade: never,
  leave: (view) => (cratesLeft(view) ? -1 : 1),
  'leave-with': (view) => (cratesLeft(view) ? -1 : 2),
  stay: indifferent,
  'hand-over': indifferent,
  carry: indifferent,
  stop: indifferent,
  decline: indifferent,
  // Free actions are gone at the end of the turn, so they go first.
  pay: (view, option) => (view.options.argument(option, 0) === NOTHING ? 0 : 1),
  // Whoever is in trouble goes first, while everybody still has a turn to help.
  activate: (view, option) => bitesExpected(view, view.at('place', view.options.argument(option, 0))),
  'start-in': (view, option) => -stepsToAim(view, view.options.argument(option, 0)),
  'first-player': indifferent,
  companion: indifferent,
} satisfies Worths;

/** What costs nothing at all could be done for ever: once a round will do. */
function isDoneEnough(view: Observation, number: number): boolean {
  const rule = view.table.mission.rules[number];
  if (!rule || !('action' in rule)) return true;
  const { actions = 1, anyTime = false, pay } = rule.action;
  const isForNothing = (anyTime || actions === 0) && pay === undefined;
  return isForNothing && view.at('ruleApplied', number) >= view.value('round');
}

export function worthOfMoving(view: Observation, to: number, cost = view.costOfLeaving(view.acting)): number {
  const from = placeOfActing(view);
  const left = actionsLeft(view);
  if (view.actsForNothing) return placeWorth(view, to, left) - placeWorth(view, from, left);
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
