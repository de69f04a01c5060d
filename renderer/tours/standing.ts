import type { TourKept } from '../../main/contract';
import type { Sight } from './sight';
import type { Tour, TourStep } from './tour';

/** How far somebody is on a tour: the step that comes next, and what was done once for good. */
export type Standing = Pick<TourKept, 'at' | 'noticed'>;

export const atFirst: Standing = { at: 0, noticed: [] };

/**
 * The first step that is not done comes next, whatever came before: what is done already is passed over, and whoever takes something
 * back is back at its step. Who has come to the end once has been there.
 */
export function standingOf({ steps }: Tour, { at, noticed }: Standing, sight: Sight): Standing {
  if (isOver({ steps }, at)) return { at: steps.length, noticed };
  const isNew = ({ id, isOnce, isDone }: TourStep) => isOnce && !noticed.includes(id) && isDone(sight);
  const known = [...noticed, ...steps.filter(isNew).map(({ id }) => id)];
  const next = steps.findIndex(({ id, isOnce, isDone }) => !(isOnce ? known.includes(id) : isDone(sight)));
  return { at: next < 0 ? steps.length : next, noticed: known.length > noticed.length ? known : noticed };
}

export function isOver({ steps }: Pick<Tour, 'steps'>, at: number): boolean {
  return at >= steps.length;
}
