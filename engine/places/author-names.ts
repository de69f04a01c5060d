import type { Area, Label, Text } from '../../schemas';
import type { Board } from '../board/board';
import type { Rect } from '../geometry/rect';
import { named } from './named';

/** What an author has written on the map and drawn on it. */
export interface Annotations {
  readonly labels?: readonly Label[];
  readonly areas?: readonly Area[];
}

/** What an author calls zones: each by a name of its own, or several by one. */
export interface AuthorNames {
  readonly own: ReadonlyMap<number, Text>;
  readonly shared: ReadonlyMap<number, Text>;
}

/** A label goes before an area, a small area before a large one, and the first of equals before the others. */
export function authorNames(board: Board, { labels = [], areas = [] }: Annotations): AuthorNames {
  const own = new Map<number, Text>();
  const shared = new Map<number, Text>();
  const note = (names: Map<number, Text>, zone: number | undefined, text: Text | undefined) => {
    if (zone !== undefined && text && !names.has(zone)) names.set(zone, text);
  };
  for (const { at, text } of labels) note(own, zoneBelow(board, at), named(text));
  const meant = areas
    .map(({ name, zones = [], tiles = [] }) => ({
      name: named(name),
      zones: zonesMeant(board, zones, tiles),
    }))
    .sort((one, other) => one.zones.length - other.zones.length);
  for (const { name, zones } of meant) {
    for (const zone of zones) note(zones.length === 1 ? own : shared, zone, name);
  }
  return { own, shared };
}

function zonesMeant(board: Board, parts: readonly string[], tiles: readonly string[]): readonly number[] {
  const onTiles =
    tiles.length === 0
      ? []
      : board.zones.filter(({ faceZones }) => faceZones.some(({ placement }) => tiles.includes(placement)));
  return [
    ...new Set([...parts.flatMap((part) => board.zoneOf(part) ?? []), ...onTiles.map(({ index }) => index)]),
  ];
}

/** A balcony lies over what is below it. */
function zoneBelow({ zones }: Board, { x, y }: Label['at']): number | undefined {
  const covers = ([left, top, width, height]: Rect) =>
    x >= left && x < left + width && y >= top && y < top + height;
  const here = zones.filter(({ rects }) => rects.some(covers));
  return (here.find(({ balcony }) => balcony) ?? here[0])?.index;
}
