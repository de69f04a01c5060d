import type { Point, Shape } from '../../drawing/scene';
import { type TextStyle, textLine } from '../../drawing/text';
import { movedShape } from '../../drawing/transform';
import type { Artifact } from '../printout';
import type { StructureNode } from '../structure';
import { type Fragment, type WordLine, weighted } from './lines';
import { baselineOf, type LineStyle } from './type';

// A strip is what no page break goes through: a line, a row, a figure. Blocks become strips, and strips fill columns.

/** Shapes around the upper left corner of their strip. */
export interface StripPart {
  readonly tag: StructureNode | Artifact;
  readonly shapes: readonly Shape[];
  /** Only of what is drawn in millimetres of its own. */
  readonly at?: Point;
  readonly scale?: number;
}

export interface Strip {
  readonly height: number;
  /** Free above it, but for the top of a column. */
  readonly gap: number;
  /** It stays with the strip before it, as long as there is another way. */
  readonly glued?: true;
  readonly parts: readonly StripPart[];
  /** What is said again above it where it begins a column: the head of its table. */
  readonly head?: readonly Strip[];
  /** The same no higher than this: if that can still be read, or `anyway`. */
  readonly lower?: (height: number, anyway: boolean) => Strip | undefined;
}

/** The first strips stay together, and so do the last ones: no line stands alone on its side of a break. */
export function together(strips: readonly Strip[]): Strip[] {
  return strips.map((strip, index) =>
    index === 1 || (index > 0 && index === strips.length - 1) ? { ...strip, glued: true } : strip,
  );
}

export function glued(strips: readonly Strip[]): Strip[] {
  return strips.map((strip) => ({ ...strip, glued: true }));
}

export function unglued({ glued: _, ...strip }: Strip): Strip {
  return strip;
}

/** So high are all of them below each other. */
export function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { gap, height }) => sum + gap + height, 0);
}

/** With so much room above the first of them. */
export function apart([first, ...others]: readonly Strip[], gap: number): Strip[] {
  return first ? [{ ...first, gap }, ...others] : [];
}

/** With something drawn beneath each of them, as high as itself and the gap above it. */
export function underlaid(
  strips: readonly Strip[],
  drawn: (top: number, height: number, place: { first: boolean; last: boolean }) => readonly Shape[],
): Strip[] {
  return strips.map((strip, index) => {
    const place = { first: index === 0, last: index === strips.length - 1 };
    const gap = place.first ? 0 : strip.gap;
    const shapes = drawn(-gap, strip.height + gap, place);
    return { ...strip, parts: [{ tag: 'background', shapes }, ...strip.parts] };
  });
}

/** The letters of a line whose top lies at `y`. */
export function lineShapes(line: WordLine, [x, y]: Point, style: LineStyle): Shape[] {
  const baseline = y + baselineOf(style);
  return line.fragments.map((fragment) => fragmentShape(fragment, [x, baseline], style));
}

function fragmentShape({ text, bold, x }: Fragment, at: Point, style: TextStyle): Shape {
  return textLine(text, [at[0] + x, at[1]], weighted(style, bold), 'ink', 'start');
}

/** Strips at their places as one, which no break goes through. */
export function joined(
  places: readonly { readonly x: number; readonly y: number; readonly strip: Strip }[],
  height: number,
  gap: number,
): Strip {
  return {
    height,
    gap,
    parts: places.flatMap(({ x, y, strip }) => strip.parts.map((part) => movedPart(part, [x, y]))),
  };
}

export function movedPart(part: StripPart, [x, y]: Point): StripPart {
  if (part.scale !== undefined) return { ...part, at: [(part.at?.[0] ?? 0) + x, (part.at?.[1] ?? 0) + y] };
  return { ...part, shapes: part.shapes.map((shape) => movedShape(shape, [x, y])) };
}
