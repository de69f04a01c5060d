/** Whole millimetres: left, top, width, height. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** From its left or upper end to the other, along one of the two axes. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

export type Size = readonly [width: number, height: number];
export type Rotation = 0 | 90 | 180 | 270;
type Point = readonly [x: number, y: number];

/** Where a point of an unrotated tile lies once the tile is turned clockwise about its box. */
export function turnPoint([x, y]: Point, [width, height]: Size, rotation: Rotation): Point {
  switch (rotation) {
    case 0:
      return [x, y];
    case 90:
      return [height - y, x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [y, width - x];
  }
}

export function turnSize([width, height]: Size, rotation: Rotation): Size {
  return rotation % 180 === 0 ? [width, height] : [height, width];
}

export function turnRect([x, y, width, height]: Rect, size: Size, rotation: Rotation): Rect {
  const [left, top, right, bottom] = turnSegment([x, y, x + width, y + height], size, rotation);
  return [left, top, right - left, bottom - top];
}

export function turnSegment([x1, y1, x2, y2]: Segment, size: Size, rotation: Rotation): Segment {
  const [ax, ay] = turnPoint([x1, y1], size, rotation);
  const [bx, by] = turnPoint([x2, y2], size, rotation);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

export function moveRect([x, y, width, height]: Rect, dx: number, dy: number): Rect {
  return [x + dx, y + dy, width, height];
}

export function moveSegment([x1, y1, x2, y2]: Segment, dx: number, dy: number): Segment {
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy];
}

export function rectsOverlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

/** Across the main diagonal: what runs down then runs right, so that one way of looking serves both axes. */
export function mirrorRect([x, y, width, height]: Rect): Rect {
  return [y, x, height, width];
}
