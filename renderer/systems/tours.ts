import { type SystemId, systems } from '../../engine';
import type { Tour } from '../tours/tour';
import { windowOf } from '.';

/** The tours of a game, in the order in which somebody learns. */
export function toursOf(system: SystemId): readonly Tour[] {
  return windowOf(system).tours ?? [];
}

/** Those of all games. */
export const tours: readonly Tour[] = Object.values(systems).flatMap(({ id }) => toursOf(id));

export function tourNamed(id: string): Tour | undefined {
  return tours.find((tour) => tour.id === id);
}
