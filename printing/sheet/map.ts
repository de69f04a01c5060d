import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { fillColumns } from '../flow/columns';
import { legibleScale } from '../flow/figures';
import { joined, type Strip } from '../flow/strips';
import type { StructureNode } from '../structure';
import type { SheetMap } from './sheet-content-type';

const GUTTER = 6;
/** Beside a map there is room for words from here on. */
const LEAST_SIDE = 40;
/** As large as one tile alone may get. */
const LARGEST = 0.46;
/** A map is not made smaller than this part of the width to save a page. */
const LEAST_PART = 0.5;
const STEP = 0.92;

/** The scales that a map may have on a page, the largest first. */
export function mapScales(map: SheetMap, width: number, height: number): number[] {
  const most = Math.min(LARGEST, width / map.width, height / map.height);
  const least = Math.min(most, Math.max(legibleScale(map.shapes, most), most * LEAST_PART));
  const scales: number[] = [];
  for (let scale = most; scale > least; scale *= STEP) scales.push(scale);
  return [...scales, least];
}

/** How wide the room beside a map is; none if nothing can stand there. */
export function sideWidth(map: SheetMap, scale: number, width: number): number | undefined {
  const side = width - map.width * scale - GUTTER;
  return side >= LEAST_SIDE ? side : undefined;
}

export function mapStrip(map: SheetMap, scale: number, width: number, said: StructureNode): Strip {
  const [wide, high] = [map.width * scale, map.height * scale];
  return mapAt(map, scale, (width - wide) / 2, said, high);
}

function mapAt(map: SheetMap, scale: number, x: number, said: StructureNode, height: number): Strip {
  const outline: Shape = {
    kind: 'stroke',
    lines: [box(x, 0, map.width * scale, map.height * scale)],
    closed: true,
    width: 0.35,
    stroke: 'ink',
  };
  const frame = { tag: 'layout', shapes: [outline] } as const;
  return { height, gap: 3.5, parts: [frame, { tag: said, shapes: map.shapes, at: [x, 0], scale }] };
}

/** The map with strips beside it; none if they are higher than it. */
export function mapWithSide(
  map: SheetMap,
  scale: number,
  beside: readonly Strip[],
  said: StructureNode,
): Strip | undefined {
  const high = map.height * scale;
  const filled = fillColumns(beside, () => high);
  if (filled.column > 0 || filled.torn) return undefined;
  const strip = mapAt(map, scale, 0, said, high);
  const x = map.width * scale + GUTTER;
  const places = filled.places.map((place) => ({ ...place, x }));
  return joined([{ x: 0, y: 0, strip }, ...places], high, strip.gap);
}
