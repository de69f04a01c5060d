import type { TourKept } from '../../main/contract';
import type { Session, SessionState } from '../session/session';

/** The tour on the mission in sight, unless somebody has left it. */
export function tourInSight({ tours, active }: SessionState): TourKept | undefined {
  return active && tourOn(active.mission, tours);
}

export function tourOn(mission: string, tours: readonly TourKept[]): TourKept | undefined {
  return tours.find((kept) => kept.isShown && kept.mission === mission);
}

/** How far somebody was on a tour when they were on it last. */
export function keptOf({ tours }: SessionState, id: string): TourKept | undefined {
  return tours.find(({ tour }) => tour === id);
}

/** Writes down how far somebody is; each tour is kept once, the last of them first. */
export function keep({ store, keepTours }: Session, kept: TourKept): void {
  const others = store.getState().tours.filter(({ tour }) => tour !== kept.tour);
  keepTours([kept, ...others]);
}
