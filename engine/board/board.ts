import type { Zone } from '../../schemas';
import type { Raster } from '../geometry/raster';
import type { Rect } from '../geometry/rect';
import type { Barrier } from './barriers';
import type { Passage, ZoneLink } from './passages';
import type { Sight } from './sight';

/** A compiled board. Zones are numbered in the order of their ids; everything else speaks of these numbers. */
export interface Board {
  readonly zones: readonly BoardZone[];
  /** Openings between two zones, and where they are. */
  readonly passages: readonly Passage[];
  /** All that one walks by: the passages first, in their order, then borders of streets, and stairs. */
  readonly ways: readonly ZoneLink[];
  /** The barriers that are closed on it: none as it is compiled. */
  readonly closed: readonly Barrier[];
  /** The number of the zone that a part (`a.NE`) or a whole id names. */
  readonly zoneOf: (part: string) => number | undefined;
  /** Where one can walk with one move, in order. */
  readonly moves: (zone: number) => readonly number[];
  /** Whom everybody sees from here, with the range; the zone itself is not among them. */
  readonly sightFrom: (zone: number) => ReadonlyMap<number, number>;
  /** What a Townsfolk sees from here beyond that; it need not see back. */
  readonly townsfolkSightFrom: (zone: number) => ReadonlyMap<number, number>;
  /** Sight while these passages are open and no others, whichever are closed on this board. Nothing of this is kept. */
  readonly sightThrough: (
    isOpen: (passage: Passage) => boolean,
  ) => Pick<Board, 'sightFrom' | 'townsfolkSightFrom'>;
  /** Sight where nobody sees into, out of or through some zones. Nothing of this is kept. */
  readonly sightWithout: (unseen: ReadonlySet<number>) => Pick<Board, 'sightFrom' | 'townsfolkSightFrom'>;
  /** For sight: a balcony stands in every street it straddles, any other zone in itself. */
  readonly standsIn: (zone: number) => readonly number[];
  /** Moves to every zone that can be reached. */
  readonly distancesFrom: (zone: number) => readonly (number | undefined)[];
  /** The straight lines behind `sightFrom`, for whoever asks why; those through closed barriers are among them. */
  readonly lines: Pick<Sight, 'streetLines' | 'roomLines'>;
  /** Which zone every spot of the ground belongs to. */
  readonly plan: Raster;
}

export interface BoardZone {
  readonly index: number;
  readonly id: string;
  readonly kind: Zone['kind'];
  readonly balcony: boolean;
  /** Rooms of one building have the same number. */
  readonly building?: number;
  readonly parts: readonly string[];
  readonly tags: readonly string[];
  readonly rects: readonly Rect[];
  readonly faceZones: readonly {
    readonly placement: string;
    readonly zone: string;
    readonly name: Zone['name'];
  }[];
}

/** The id of a zone from its parts, which are sorted. */
export function zoneId(parts: readonly string[]): string {
  return parts.join('+');
}
