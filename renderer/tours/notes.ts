import type { OpenNote } from '../session/session';
import type { Sight } from './sight';
import type { Tour, TourStep } from './tour';

/** What of a guide lies open, and what has lain open before. */
export interface Notes {
  readonly noticed: readonly string[];
  readonly open: OpenNote | undefined;
}

/** Whoever has done so many other things meanwhile does not wait for a word on this one. */
const PATIENCE = 3;

/**
 * One note at a time lies beside what it speaks of, from when that is first there. It goes once that is done, or once it is
 * gone when something else was done: nothing takes it away from whoever only reads. No note comes twice.
 */
export function notesAt(tour: Tour, { noticed, open }: Notes, sight: Sight): Notes {
  const { game } = sight;
  if (!game?.isShown || game.isReading) return { noticed, open };
  const step = open && tour.steps.find(({ id }) => id === open.step);
  const isPutAway = open !== undefined && noticed.includes(open.step);
  if (step && !isPutAway && !isOver(step, open.since, sight)) return { noticed, open };
  const known = open && !isPutAway ? [...noticed, open.step] : noticed;
  if (game.at.seen.outcome && !game.scene) return { noticed: known, open: undefined };
  const next = tour.steps.find(({ id, isDue }) => !known.includes(id) && isDue?.(sight));
  return { noticed: known, open: next && { tour: tour.id, step: next.id, since: game.taken } };
}

function isOver({ isDone, isDue }: TourStep, since: number, sight: Sight): boolean {
  const deeds = (sight.game?.taken ?? since) - since;
  return deeds >= PATIENCE || (deeds > 0 && (isDone(sight) || !isDue?.(sight)));
}
