import { drawnPoints } from '../../../drawing/board/fan';
import { boardPoint, byId, type SeatedTile, seatTiles } from '../../../drawing/board/seats';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { facePoint, seatedBox } from '../../../drawing/transform';
import type { Mission, Position } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { wholePoint } from './limits';

type Seats = ReadonlyMap<string, SeatedTile>;

/** A mission with its faces: to say where things lie takes no board, and boards take their time. */
export type MissionTiles = Pick<LaidOut, 'mission' | 'faces'>;

const known = new WeakMap<Mission, Seats>();

/** The tiles whose faces are known, by id, from the bottom up. */
export function seatsOf({ mission, faces }: MissionTiles): Seats {
  const kept = known.get(mission);
  if (kept) return kept;
  const seats = byId(seatTiles(mission.placements, faces, mission.system));
  known.set(mission, seats);
  return seats;
}

/** Where a piece lies on the board; nowhere if its tile is not there. */
export function pointOn(laid: MissionTiles, at: Position): Point | undefined {
  return boardPoint(seatsOf(laid), at);
}

export interface LyingTile {
  readonly id: string;
  readonly face: string;
  readonly box: Box;
}

/** What every tile covers, from the bottom up. */
export function lyingTiles(laid: MissionTiles): LyingTile[] {
  return [...seatsOf(laid).values()].map(({ id, face, seat }) => ({
    id,
    face: face.id,
    box: seatedBox(seat),
  }));
}

const drawn = new WeakMap<Mission, ReadonlyMap<string, Point>>();

/** Where a piece is drawn, which is beside its place where several share it. */
export function drawnAt(laid: MissionTiles, token: string): Point | undefined {
  const known = drawn.get(laid.mission);
  if (known) return known.get(token);
  const points = drawnPoints(seatsOf(laid), laid.mission);
  drawn.set(laid.mission, points);
  return points.get(token);
}

export function boxOfTile(laid: MissionTiles, id: string): Box | undefined {
  const tile = seatsOf(laid).get(id);
  return tile && seatedBox(tile.seat);
}

/** A point beside every zone, in the millimetres of a tile: where a piece hangs that cannot stay there. */
export function positionBeside(laid: LaidOut, point: Point, tile: string): Position | undefined {
  const seated = seatsOf(laid).get(tile);
  if (!seated) return undefined;
  const [x, y] = wholePoint(facePoint(seated.seat, point));
  return { tile, x, y };
}
