import { type Box, holds } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import { facePoint, seatedBox, seatPoint } from '../../drawing/transform';
import type { FaceSource, Placement, Position, TileFace } from '../../schemas';

/** The tiles of a table with their faces: what it takes to say where something lies. */
export interface LaidTiles {
  readonly placements: readonly Placement[];
  readonly faces: FaceSource;
}

export function tileBox({ face, ...seat }: Placement, faces: FaceSource): Box | undefined {
  const size = faces(face)?.size;
  return size && seatedBox({ ...seat, size });
}

export function tileBoxes(tiles: readonly Placement[], faces: FaceSource): Box[] {
  return tiles.flatMap((tile) => {
    const box = tileBox(tile, faces);
    return box ? [box] : [];
  });
}

/** Where on the board a piece lies; nowhere if its tile is not there. */
export function pointOf(at: Position, { placements, faces }: LaidTiles): Point | undefined {
  const tile = placements.find(({ id }) => id === at.tile);
  const size = tile && faces(tile.face)?.size;
  return size && seatPoint({ ...tile, size }, [at.x, at.y]);
}

/** What a piece keeps where it is put elsewhere, if it can. */
export interface Wish {
  /** Of tiles on top of each other, this one. */
  readonly tile?: string | undefined;
  /** The balcony it was on; any other one will do only where none is named. */
  readonly level?: string | undefined;
  readonly isRaised?: boolean;
}

/**
 * What a piece at a point of the board lies on. Where there is no zone it is the nearest place in one, because a piece
 * that lies in none is nowhere in the game; without any tiles there is no such place.
 */
export function positionAt(
  point: Point,
  { placements, faces }: LaidTiles,
  wish: Wish = {},
): Position | undefined {
  let [nearest, least]: [Position | undefined, number] = [undefined, Infinity];
  const own = placements.find(({ id }) => id === wish.tile);
  for (let index = placements.length; index >= 0 && least > 0; index--) {
    const tile = index === placements.length ? own : placements[index];
    const face = tile && faces(tile.face);
    if (!face || farFrom(seatedBox({ ...tile, size: face.size }), point) >= least) continue;
    const [left, top] = facePoint({ ...tile, size: face.size }, point);
    const at: Point = [Math.round(left), Math.round(top)];
    const inZone = nearestInZone(face, at);
    const distance = inZone ? (inZone[0] - at[0]) ** 2 + (inZone[1] - at[1]) ** 2 : Infinity;
    if (!inZone || distance >= least) continue;
    nearest = { tile: tile.id, x: inZone[0], y: inZone[1], ...levelAt(face, inZone, raisedOn(tile, wish)) };
    least = distance;
  }
  return nearest;
}

/** The same place on another face: on its balcony if that has the same, else in the nearest zone. */
export function onOtherFace(at: Position, face: TileFace): Position {
  const { tile, x, y, level } = at;
  if (level !== undefined && levelAt(face, [x, y], (id) => id === level).level === level) return at;
  const [left, top] = nearestInZone(face, [x, y]) ?? [x, y];
  return level === undefined && left === x && top === y ? at : { tile, x: left, y: top };
}

/** The place of a balcony that is nearest to another place of its face. */
export function onBalcony({ tile, x, y }: Position, face: TileFace, level: string): Position | undefined {
  const rects = face.balconies?.find(({ id }) => id === level)?.rects;
  const place = rects && nearestIn([{ rects }], [x, y]);
  return place && { tile, x: place[0], y: place[1], level };
}

function raisedOn({ id }: Placement, { tile, level, isRaised = false }: Wish): (balcony: string) => boolean {
  return (balcony) => (level === undefined ? isRaised : id === tile && balcony === level);
}

function levelAt(face: TileFace, at: Point, isMeant: (balcony: string) => boolean): { level?: string } {
  const balcony = face.balconies?.find(
    ({ id, rects }) => isMeant(id) && rects.some((rect) => holds(rect, at)),
  );
  return balcony ? { level: balcony.id } : {};
}

/** In whole millimetres; the far edges of a zone are no part of it. */
function nearestInZone({ zones }: TileFace, point: Point): Point | undefined {
  return nearestIn(zones, point);
}

function nearestIn(grounds: readonly { readonly rects: readonly Box[] }[], [x, y]: Point): Point | undefined {
  let [nearest, least]: [Point | undefined, number] = [undefined, Infinity];
  for (const { rects } of grounds) {
    for (const [left, top, width, height] of rects) {
      const inside: Point = [within(x, left, left + width - 1), within(y, top, top + height - 1)];
      const distance = (inside[0] - x) ** 2 + (inside[1] - y) ** 2;
      if (distance < least) [nearest, least] = [inside, distance];
    }
  }
  return nearest;
}

/** The square of the distance. */
function farFrom([left, top, width, height]: Box, [x, y]: Point): number {
  return (within(x, left, left + width) - x) ** 2 + (within(y, top, top + height) - y) ** 2;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
