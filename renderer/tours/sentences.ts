import type { SentenceKey } from '../../languages';
import type { Tour, TourStep } from './tour';

/** What is said of a tour. A test sees that each of them has all of it, in both languages. */
export function tourKey({ id }: Pick<Tour, 'id'>, what: 'title' | 'about' | 'mission' | 'end'): SentenceKey {
  return `tour.${id}.${what}` as SentenceKey;
}

export function stepKey({ id }: Pick<Tour, 'id'>, step: Pick<TourStep, 'id'>): SentenceKey {
  return `tour.${id}.step.${step.id}` as SentenceKey;
}
