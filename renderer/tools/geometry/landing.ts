import { type Box, holds } from '../../../drawing/box';
import { distance } from '../../../drawing/outline';
import type { Point } from '../../../drawing/scene';
import { HALF } from '../../../drawing/token/chip';
import { facePoint } from '../../../drawing/transform';
import type { BoardZone, TokenSort, UnplacedToken } from '../../../engine';
import type { KeyedSentence } from '../../../languages';
import type { Position } from '../../../schemas';
import { sortIn } from '../../document/kinds';
import type { LaidOut } from '../../document/laid-out';
import { zoneOfToken } from '../../document/zone-at';
import { distanceToBox } from './reach';
import { drawnAt, pointOn, seatsOf } from './seats';
import { within } from './within';

/** A place that takes a piece. */
export interface Landing {
  readonly position: Position;
  /** The number of its zone on the board. */
  readonly zone: number;
  /** The printed place that it has snapped to. */
  readonly spot?: Point;
}

/** Where a piece goes that is let go at a point; two places, where it may be on a balcony or below. */
export interface PieceLanding extends Landing {
  /** The token that it is mounted on there. */
  readonly mount?: string;
  readonly choices?: readonly (Landing & { readonly label: KeyedSentence })[];
}

/** Pixels within which printed places and mounts draw pieces in. */
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
  piece: UnplacedToken,
  { pixel, snaps, isDrawnIn }: Snapping,
): PieceLanding | undefined {
  const sort = sortIn(laid.mission, piece) ?? {};
  const mount = snaps ? nearestMount(laid, point, piece, sort, Math.max(HALF, NEAR * pixel)) : undefined;
  if (mount) return mount;
  const spot = snaps ? nearestSpot(laid, point, sort, NEAR * pixel) : undefined;
  if (spot) return spot;
  const here = laid.board.zones.filter(({ rects }) => rects.some((rect) => holds(rect, point)));
  const balcony = !sort.isOnGround ? here.find((zone) => zone.balcony) : undefined;
  const ground = here.find((zone) => !zone.balcony);
  const lie = (zone: BoardZone | undefined) => zone && landingIn(laid, zone, point, isDrawnIn);
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

function landingIn(laid: LaidOut, zone: BoardZone, point: Point, isDrawnIn: boolean): Landing | undefined {
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

function nearestMount(
  laid: LaidOut,
  point: Point,
  { kind }: UnplacedToken,
  { mount }: TokenSort,
  near: number,
): PieceLanding | undefined {
  if (mount === undefined) return undefined;
  const { mission, faces, board } = laid;
  let best: { landing: PieceLanding; away: number } | undefined;
  for (const token of mission.tokens ?? []) {
    if (token.kind !== kind || sortIn(mission, token)?.id !== mount) continue;
    const spot = drawnAt(laid, token.id);
    const away = spot ? distance(spot, point) : Infinity;
    if (!spot || away > near || (best && best.away <= away)) continue;
    const zone = zoneOfToken(token, mission, faces, board);
    if (zone !== undefined) best = { landing: { position: token.at, zone, spot, mount: token.id }, away };
  }
  return best?.landing;
}

function nearestSpot(
  laid: LaidOut,
  point: Point,
  { spots = [] }: TokenSort,
  near: number,
): Landing | undefined {
  let best: { landing: Landing; away: number } | undefined;
  for (const tile of seatsOf(laid).values()) {
    for (const spot of tile.face.spots ?? []) {
      const position = { tile: tile.id, x: spot.at[0], y: spot.at[1] };
      const at = spots.includes(spot.kind) ? pointOn(laid, position) : undefined;
      const zone = laid.board.zoneOf(`${tile.id}.${spot.zone}`);
      const away = at ? distance(at, point) : Infinity;
      if (!at || zone === undefined || away > near || (best && best.away <= away)) continue;
      best = { landing: { position, zone, spot: at }, away };
    }
  }
  return best?.landing;
}
