import { toSearch } from '../../work/searching';
import type { EventWord } from '../event-word';

export const searched: EventWord<'searched'> = {
  toHappen: (reckoning, { in: place }) => toSearch(reckoning, place),
};
