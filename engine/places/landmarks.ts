import type { Text } from '../../schemas';
import type { Board } from '../board/board';
import type { PlacedFace } from '../board/placed';
import type { Rect } from '../geometry/rect';
import { named } from './named';

/** A building as far as it stands on one tile. */
export interface Landmark {
  readonly building: number;
  readonly tile: string;
  readonly name: Text | undefined;
  readonly box: Rect;
}

/** What is built on a board, tile by tile. */
export function landmarksOf(board: Board, placed: ReadonlyMap<string, PlacedFace>): Landmark[] {
  const found = new Map<string, Room[]>();
  for (const { building, rects, faceZones } of board.zones) {
    const [part] = faceZones;
    if (building === undefined || !part) continue;
    const key = `${building} ${part.placement}`;
    const rooms = found.get(key) ?? [];
    rooms.push({ building, tile: part.placement, name: part.name, rects });
    found.set(key, rooms);
  }
  const pieces = [...found.values()];
  const names = buildingNames(pieces, placed);
  return pieces.flatMap((rooms): Landmark[] => {
    const [room] = rooms;
    if (!room) return [];
    const { building, tile } = room;
    return [{ building, tile, name: names.get(rooms), box: boxAround(rooms.flatMap(({ rects }) => rects)) }];
  });
}

interface Room {
  readonly building: number;
  readonly tile: string;
  readonly name: Text | undefined;
  readonly rects: readonly Rect[];
}

/**
 * A building over several tiles is called on each of them by what stands there: players look for the name that is printed. Where a
 * tile has none it is called by the one that has most of it.
 */
function buildingNames(
  pieces: readonly (readonly Room[])[],
  placed: ReadonlyMap<string, PlacedFace>,
): ReadonlyMap<readonly Room[], Text | undefined> {
  const buildingsOn = new Map<string, number>();
  for (const [room] of pieces) if (room) buildingsOn.set(room.tile, (buildingsOn.get(room.tile) ?? 0) + 1);
  const own = new Map(
    pieces.map((rooms) => {
      const [room, another] = rooms;
      const tile = named(placed.get(room?.tile ?? '')?.face.name);
      // Two sheds on one tile are called by what each of them is.
      const isOneOfSeveral = (buildingsOn.get(room?.tile ?? '') ?? 0) > 1 && another === undefined;
      return [rooms, (isOneOfSeveral ? named(room?.name) : undefined) ?? tile ?? named(room?.name)];
    }),
  );
  const largest = new Map<number, readonly Room[]>();
  for (const rooms of pieces) {
    const building = rooms[0]?.building ?? 0;
    const known = largest.get(building);
    if (!known || groundOf(rooms) > groundOf(known)) largest.set(building, rooms);
  }
  return new Map(
    pieces.map((rooms) => [rooms, own.get(rooms) ?? own.get(largest.get(rooms[0]?.building ?? 0) ?? rooms)]),
  );
}

function groundOf(rooms: readonly Room[]): number {
  return rooms.reduce((sum, { rects }) => sum + squareMillimetres(rects), 0);
}

export function squareMillimetres(rects: readonly Rect[]): number {
  return rects.reduce((sum, [, , width, height]) => sum + width * height, 0);
}

export function boxAround(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(([x]) => x));
  const top = Math.min(...rects.map(([, y]) => y));
  const right = Math.max(...rects.map(([x, , width]) => x + width));
  const bottom = Math.max(...rects.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
