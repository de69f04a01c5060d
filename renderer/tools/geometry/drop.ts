import { type Box, holds } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { HALF } from '../../../drawing/token/chip';
import { facePoint } from '../../../drawing/transform';
import type { BoardZone } from '../../../engine';
import type { Position, Spot } from '../../../schemas';
import type { Piece } from '../../document/commands/pieces';
import type { LaidOut } from '../../document/laid-out';
import { zoneOfToken } from '../../document/zone-at';
import type { Reason } from '../shown';
import { distance, distanceToBox } from './reach';
import { drawnAt, pointOn, seatsOf } from './seats';
import { within } from './within';

/** A place that takes a piece. */
export interface Drop {
  readonly position: Position;
  /** The number of its zone on the board. */
  readonly zone: number;
  /** The printed place that it has snapped to. */
  readonly spot?: Point;
}

/** Where a piece goes that is let go at a point; two places, where it may be on a balcony or below. */
export interface PieceDrop extends Drop {
  /** The Wagon that a gun is mounted on there. */
  readonly wagon?: string;
  readonly choices?: readonly (Drop & { readonly label: Reason })[];
}

/** Pixels within which printed places and Wagons draw pieces in. */
const NEAR = 12;

export interface Snapping {
  readonly pixel: number;
  readonly snaps: boolean;
  /** Pieces are drawn away from the edges of a zone that has room for all of them. */
  readonly isDrawnIn: boolean;
}

export function snapPiece(
  laid: LaidOut,
  point: Point,
  piece: Piece,
  { pixel, snaps, isDrawnIn }: Snapping,
): PieceDrop | undefined {
  const wagon = snaps && isGun(piece) ? nearestWagon(laid, point, Math.max(HALF, NEAR * pixel)) : undefined;
  if (wagon) return wagon;
  const spot = snaps ? nearestSpot(laid, point, piece, NEAR * pixel) : undefined;
  if (spot) return spot;
  const here = laid.board.zones.filter(({ rects }) => rects.some((rect) => holds(rect, point)));
  const balcony = mayBeUpstairs(piece) ? here.find((zone) => zone.balcony) : undefined;
  const ground = here.find((zone) => !zone.balcony);
  const lie = (zone: BoardZone | undefined) => zone && dropIn(laid, zone, point, isDrawnIn);
  const [above, below] = [lie(balcony), lie(ground)];
  if (!above || !below) return above ?? below;
  const inside = ground?.kind === 'building';
  return {
    ...above,
    choices: [
      { ...above, label: { key: 'tool.on-balcony' } },
      { ...below, label: { key: inside ? 'tool.in-room-below' : 'tool.in-street-below' } },
    ],
  };
}

/** No crate is printed on a balcony, and no Wagon gets up there. */
function mayBeUpstairs(piece: Piece): boolean {
  return piece.kind !== 'no-objective' && !(piece.kind === 'machine' && piece.machine === 'wagon');
}

function dropIn(laid: LaidOut, zone: BoardZone, point: Point, isDrawnIn: boolean): Drop | undefined {
  const position = positionIn(laid, zone, within(zone.rects, point, isDrawnIn));
  return position && { position, zone: zone.index };
}

/** A point of a zone, on the tile that it lies on; on a seam that may be either of two. */
function positionIn(laid: LaidOut, zone: BoardZone, point: Point): Position | undefined {
  let onEdge: Position | undefined;
  for (const { placement, zone: id } of zone.faceZones) {
    const tile = seatsOf(laid).get(placement);
    if (!tile) continue;
    const places = zone.balcony ? (tile.face.balconies ?? []) : tile.face.zones;
    const rects = places.find((place) => place.id === id)?.rects ?? [];
    const at = facePoint(tile.seat, point);
    const seated = ([x, y]: Point): Position => ({
      tile: placement,
      x,
      y,
      ...(zone.balcony ? { level: id } : {}),
    });
    if (rects.some((rect) => holds(rect, at))) return seated(at);
    const rect = rects.find((one) => distanceToBox(at, one) === 0);
    if (rect) onEdge ??= seated(heldIn(rect, at));
  }
  return onEdge;
}

/** A turned zone has its far edges where others have their near ones, and those are no part of it. */
function heldIn([left, top, width, height]: Box, [x, y]: Point): Point {
  return [Math.min(x, left + width - 1), Math.min(y, top + height - 1)];
}

function isGun(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.machine === 'gatling';
}

function nearestWagon(laid: LaidOut, point: Point, near: number): PieceDrop | undefined {
  const { mission, faces, board } = laid;
  let best: { drop: PieceDrop; away: number } | undefined;
  for (const token of mission.tokens ?? []) {
    if (token.kind !== 'machine' || token.machine !== 'wagon') continue;
    const spot = drawnAt(laid, token.id);
    const away = spot ? distance(spot, point) : Infinity;
    if (!spot || away > near || (best && best.away <= away)) continue;
    const zone = zoneOfToken(token, mission, faces, board);
    if (zone !== undefined) best = { drop: { position: token.at, zone, spot, wagon: token.id }, away };
  }
  return best?.drop;
}

function nearestSpot(laid: LaidOut, point: Point, piece: Piece, near: number): Drop | undefined {
  let best: { drop: Drop; away: number } | undefined;
  for (const tile of seatsOf(laid).values()) {
    for (const spot of tile.face.spots ?? []) {
      const position = { tile: tile.id, x: spot.at[0], y: spot.at[1] };
      const at = belongsOn(piece, spot) ? pointOn(laid, position) : undefined;
      const zone = laid.board.zoneOf(`${tile.id}.${spot.zone}`);
      const away = at ? distance(at, point) : Infinity;
      if (!at || zone === undefined || away > near || (best && best.away <= away)) continue;
      best = { drop: { position, zone, spot: at }, away };
    }
  }
  return best?.drop;
}

function belongsOn(piece: Piece, { kind }: Spot): boolean {
  if (kind === 'objective') return piece.kind === 'objective' || piece.kind === 'no-objective';
  if (kind !== 'abomination') return false;
  return (
    (piece.kind === 'spawn' && piece.spawn === 'abomination') ||
    (piece.kind === 'zombie' && piece.zombie === 'abomination')
  );
}
