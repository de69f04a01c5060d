import { limits } from '../../content';
import type { Observation } from '../../hidden/observation';
import { IN_PLAY, NONE, RUNNER } from '../../state';
import { moreBites } from '../../zombies/kinds';

// How dangerous a place is.

/** Wounds that zombies there will deal to whoever is with them when they act. */
function bitesIn(view: Observation, zone: number): number {
  const more = moreBites(view, (kind) => view.zombiesOf(zone, kind));
  return view.zombiesIn(zone) + view.zombiesOf(zone, RUNNER) + more;
}

/** Wounds to be expected in a zone in the next activation: Runners come from next door and still bite. */
export function bitesExpected(view: Observation, zone: number): number {
  let bites = bitesIn(view, zone);
  for (const next of view.board.neighbours[zone] ?? []) bites += view.zombiesOf(next, RUNNER);
  return bites;
}

/** Zombies that can be there in one round. */
function zombiesNear(view: Observation, zone: number): number {
  let near = 0;
  for (const next of view.board.neighbours[zone] ?? []) near += view.zombiesIn(next);
  return near;
}

export function survivorsIn(view: Observation, zone: number): number {
  let sum = 0;
  for (let actor = 0; actor < view.table.sizes.actors; actor++) {
    if (view.at('place', actor) === zone && view.at('fate', actor) === IN_PLAY) sum += 1;
  }
  return sum;
}

/** Where whoever acts now stands. */
export function placeOfActing(view: Observation): number {
  return view.acting === NONE ? NONE : view.at('place', view.acting);
}

/** What they can still do before the zombies come; out of turn, all of a turn that is to come. */
export function actionsLeft(view: Observation): number {
  if (view.acting === view.value('active')) return view.value('actionsLeft');
  return view.at('activated', view.acting) === 0 ? limits.actions : 0;
}

const [DEADLY, BITE, NEAR] = [400, 60, 6] as const;

/** What it costs whoever acts to be in a zone when the zombies act. */
function perilOf(view: Observation, zone: number): number {
  const bites = bitesExpected(view, zone);
  const deadly = bites >= view.healthLeft(view.acting) ? DEADLY : 0;
  return deadly + BITE * bites + NEAR * zombiesNear(view, zone);
}

const STILL_TIME = 0.3;

/** Peril counts less for whoever still has the actions to get away. */
export function threatTo(view: Observation, zone: number, actionsLeft: number): number {
  return shareOfPeril(view, zone, actionsLeft) * perilOf(view, zone);
}

function shareOfPeril(view: Observation, zone: number, actionsLeft: number): number {
  return actionsLeft > view.zombiesIn(zone) ? STILL_TIME : 1;
}

/** What it costs to have spent some actions where one stands: with fewer of them, danger comes closer. */
export function costOfStaying(view: Observation, actions: number): number {
  if (view.actsForNothing) return 0;
  const zone = placeOfActing(view);
  const left = actionsLeft(view);
  const [now, then] = [shareOfPeril(view, zone, left), shareOfPeril(view, zone, left - actions)];
  if (now === then) return 0;
  const peril = perilOf(view, zone);
  return then * peril - now * peril;
}
