import type { Action, Walk } from '../../engine';
import { choicesAt } from './choices';
import type { Moment } from './moment';
import { zoneActing } from './picture';

/** Somebody is on the way to a zone. */
export interface Walking {
  readonly survivor: number;
  readonly to: number;
  /** What the rest of the way may cost at most: with more, something has come into the way. */
  readonly most: number;
}

/** The way of whoever acts to a zone that is further away than one step, if they can get there in this turn. */
export function walkTo(moment: Moment, zone: number): Walk | undefined {
  return moment.system.advise.walks(moment.seen).find((walk) => walk.zone === zone);
}

export function setOut({ seen }: Moment, { zone, cost }: Walk): Walking {
  return { survivor: seen.acting, to: zone, most: cost };
}

/**
 * The next thing to do on the way, and what is left of it then; nothing once it is over, because they are there, or
 * because something has changed: somebody else decides, a token was turned over, or zombies have come into the way.
 */
export function nextStep(
  moment: Moment,
  walking: Walking,
): { readonly action: Action; readonly then: Walking } | undefined {
  const { seen } = moment;
  if (seen.acting !== walking.survivor || zoneActing(seen) === walking.to) return undefined;
  const walk = walkTo(moment, walking.to);
  const next = seen.table.zones[walk?.path[0] ?? -1]?.id;
  if (!walk || next === undefined || walk.cost > walking.most) return undefined;
  const choices = choicesAt(moment);
  const step = choices.find(
    ({ traits, touches }) => traits.role === 'step' && touches.some(({ name }) => name === next),
  );
  if (step) return { action: step.action, then: { ...walking, most: walking.most - (walk.costs[0] ?? 0) } };
  // The next zone takes another action, and this one has to be over first.
  const stop = choices.find(({ traits }) => traits.role === 'stop');
  return stop && { action: stop.action, then: walking };
}

/** Whether something has happened that whoever walks would stop for. */
export function isStartled({ events, system }: Moment): boolean {
  return events.some((event) => system.play.event(event).startles);
}
