import { systems } from '../../engine';
import type { Tour } from '../tours/tour';
import { windowOf } from '.';

/** The tours of all games. */
export const tours: readonly Tour[] = Object.values(systems).flatMap(({ id }) => windowOf(id).tours ?? []);

export function tourNamed(id: string): Tour | undefined {
  return tours.find((tour) => tour.id === id);
}
