import { around, type Box } from '../../../drawing/box';
import { type Rotation, turnSize } from '../../../engine';
import type { FaceSource } from '../../../schemas';
import { type LaidTile, otherFace } from '../../document/commands/tiles';
import type { Brush } from '../brush';
import { movedBox } from '../geometry/reach';
import type { MissionTiles } from '../geometry/seats';
import type { ToolKey } from '../tool-event';

type Tiles = Extract<Brush, { kind: 'tiles' }>;

/** Tiles that are not on the board yet, as they are turned, and what they cover. */
export interface Stencil {
  readonly tiles: readonly Omit<LaidTile, 'x' | 'y'>[];
  readonly boxes: readonly Box[];
}

/** The middle of them all is at zero, whatever they were drawn around; faces that nobody knows are left out. */
export function stencilOf({ tiles, rotation }: Tiles, faces: FaceSource): Stencil {
  const known = tiles.flatMap((tile) => {
    const size = faces(tile.face)?.size;
    if (!size) return [];
    const box: Box = [tile.x, tile.y, ...turnSize(size, tile.rotation)];
    return [{ face: tile.face, rotation: sum(tile.rotation, rotation), box: turnedBox(box, rotation) }];
  });
  const [x, y, width, height] = around(known.map(({ box }) => box)) ?? [0, 0, 0, 0];
  const middle = [-Math.round(x + width / 2), -Math.round(y + height / 2)] as const;
  return {
    tiles: known.map(({ face, rotation: turn }) => ({ face, rotation: turn })),
    boxes: known.map(({ box }) => movedBox(box, middle)),
  };
}

/** What a key does to the brush. */
export function handledBrush(brush: Brush, key: ToolKey, laid: MissionTiles): Brush {
  if (brush.kind !== 'tiles') return brush;
  switch (key) {
    case 'rotate':
      return { ...brush, rotation: sum(brush.rotation, 90) };
    case 'rotateBack':
      return { ...brush, rotation: sum(brush.rotation, 270) };
    case 'flip':
      return flipped(brush, laid);
    case 'enter':
      return brush;
  }
}

/** What is made of tiles is none of these any more on their other side. */
function flipped(brush: Tiles, { mission, faces }: MissionTiles): Tiles {
  if (brush.makes) return brush;
  const turnOver = (tile: LaidTile) => ({
    ...tile,
    face: otherFace(mission.system, tile.face, faces) ?? tile.face,
  });
  return { ...brush, tiles: brush.tiles.map(turnOver) };
}

function sum(one: Rotation, other: Rotation): Rotation {
  return ((one + other) % 360) as Rotation;
}

/** Clockwise around zero. */
function turnedBox([x, y, width, height]: Box, rotation: Rotation): Box {
  switch (rotation) {
    case 0:
      return [x, y, width, height];
    case 90:
      return [-(y + height), x, height, width];
    case 180:
      return [-(x + width), -(y + height), width, height];
    case 270:
      return [y, -(x + width), height, width];
  }
}
