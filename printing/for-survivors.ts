import { missionFor } from '../engine';
import type { Subject } from './subject';

/**
 * A mission as so many survivors play it, with nothing about others; as it is, with its variants told, where nobody says how
 * many, or it is the same for all.
 */
export function forSurvivors(subject: Subject, options: object): Subject {
  const { mission } = subject;
  const count = 'survivors' in options ? Number(options.survivors) : Number.NaN;
  if (!mission.variants || !Number.isInteger(count)) return subject;
  const { variants: _, ...played } = missionFor(mission, count);
  return { ...subject, mission: { ...played, players: { min: count, max: count } } };
}
