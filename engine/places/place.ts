import type { Text } from '../../schemas';

export type Side = Straight | `${'north' | 'south'}-${'east' | 'west'}`;
type Straight = 'north' | 'east' | 'south' | 'west';

/** Where on the board a zone is, as somebody would point it out. Words are made of it by whoever speaks. */
export interface ZonePlace {
  readonly zone: string;
  readonly parts: readonly string[];
  readonly kind: 'street' | 'room' | 'balcony';
  /** The middle of its larger part, and the square of the map where that is. */
  readonly middle: readonly [x: number, y: number];
  readonly square: string;
  /** What the author of the mission calls this zone and no other. */
  readonly own?: Text;
  /** What its tile calls it. */
  readonly name?: Text;
  /** The building of a room or of a balcony, unless nobody has named it. */
  readonly building?: Text;
  /** The area of the mission that a street is one of, or its tile where nothing is built on it. */
  readonly ground?: Text;
  /** Which way a street is from what is built next to it. */
  readonly beside?: { readonly side: Side | 'beside'; readonly building?: Text };
  /** Where in its tile a street is that has nothing next to it. */
  readonly within: Side | 'middle';
}
