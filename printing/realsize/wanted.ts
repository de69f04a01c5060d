import { type SeatedTile, seatTiles } from '../../drawing/board/seats';
import { around, type Box } from '../../drawing/box';
import { seatedBox } from '../../drawing/transform';
import { systemOf } from '../../engine';
import type { OptionsOf } from '../options';
import type { Subject } from '../subject';
import { tileNumber } from '../tile-number';

/** Tiles that are printed together, as they lie. */
export interface TileGroup {
  readonly tiles: readonly SeatedTile[];
  readonly box: Box;
}

type Wish = Pick<OptionsOf<'realsize'>, 'what' | 'pieces'>;

/** Everything as it lies where all of it is wanted; else tile by tile. */
export function wantedGroups(subject: Subject, wish: Wish): TileGroup[] {
  const { mission, faces } = subject;
  const tiles = seatTiles(mission.placements, faces, mission.system);
  if (wish.what === 'all') return joinedTiles(tiles).map(groupOf);
  const wanted = new Set(wish.what === 'lacking' ? lackingPlacements(subject) : wish.pieces);
  return tiles.filter(({ id }) => wanted.has(id)).map((tile) => groupOf([tile]));
}

export function groupOf(tiles: readonly SeatedTile[]): TileGroup {
  return { tiles, box: around(tiles.map(({ seat }) => seatedBox(seat))) ?? [0, 0, 0, 0] };
}

/** The placements for which there is no tile in the boxes: a tile lies there once, with one of its faces up. */
function lackingPlacements({ mission, boxes }: Subject): string[] {
  const { tileset } = systemOf(mission.system).content;
  const copies = boxes?.filter((box) => box === tileset.id).length ?? 1;
  const own = new Set(mission.faces?.map(({ id }) => id));
  const left = new Map(tileset.tiles.map(({ id, quantity }) => [id, copies * quantity]));
  return mission.placements.flatMap(({ id, face }) => {
    const tile = own.has(face) ? undefined : tileNumber(mission, face);
    const there = tile === undefined ? 0 : (left.get(tile) ?? 0);
    if (tile === undefined || there === 0) return [id];
    left.set(tile, there - 1);
    return [];
  });
}

/** Tiles that hang together along their edges. */
function joinedTiles(tiles: readonly SeatedTile[]): SeatedTile[][] {
  const found: SeatedTile[][] = [];
  for (const tile of tiles) {
    const [near, far] = [
      found.filter((group) => group.some((other) => touch(tile, other))),
      found.filter((group) => !group.some((other) => touch(tile, other))),
    ];
    found.splice(0, found.length, ...far, [...near.flat(), tile]);
  }
  return found;
}

function touch(one: SeatedTile, other: SeatedTile): boolean {
  const [ax, ay, aw, ah] = seatedBox(one.seat);
  const [bx, by, bw, bh] = seatedBox(other.seat);
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return across >= 0 && down >= 0 && across + down > 0;
}
