import { type Generator, nextFraction } from '../engine';
import { between, distance, placed, ribbon, rounded, spansAt } from './outline';
import type { Line, Point } from './scene';

export function randomBetween(generator: Generator, low: number, high: number): number {
  return low + (high - low) * nextFraction(generator);
}

const KNOTS = 16;

/** A number from -1 to 1 that drifts softly with its position, once per unit of length. */
export function drift(generator: Generator): (position: number) => number {
  const knots = Array.from({ length: KNOTS }, () => randomBetween(generator, -1, 1));
  return (position) => {
    const whole = Math.floor(position);
    const part = position - whole;
    const from = knots[whole % KNOTS] ?? 0;
    const to = knots[(whole + 1) % KNOTS] ?? 0;
    return from + (to - from) * part * part * (3 - 2 * part);
  };
}

export interface Pen {
  readonly width: number;
  /** How far the hand strays from the line. */
  readonly wobble?: number;
  /** Width left at the two ends, as a part of the full width. */
  readonly ends?: readonly [start: number, end: number];
}

/** Lengths along a stroke: its straight pieces, and how often the hand strays and presses. */
const PIECE = 14;
const STRAY = 26;
const PRESS = 40;

/** An ink stroke along a line, as the outline of its ink: it strays, swells and thins as a nib does. */
export function penStroke(generator: Generator, line: Line, pen: Pen): Point[] {
  const { width, wobble = 0.55, ends = [0.7, 0.55] } = pen;
  const hand = drift(generator);
  const pieces = resampled(line, PIECE);
  const strayed = pieces.map(([x, y], index): Point => {
    const position = (index * PIECE) / STRAY;
    return [x + hand(position) * wobble, y + hand(position + 5.5) * wobble];
  });
  const length = strayed.length * PIECE;
  return ribbon(strayed, (part) => {
    const swell = 1 + 0.28 * hand(11 + (part * length) / PRESS);
    const lift = Math.min(1, ends[0] + part * 5, ends[1] + (1 - part) * 5);
    return (width / 2) * swell * lift;
  });
}

/** The strokes around a closed outline, or along an open line: one for each run between two sharp corners. */
export function strokesBetweenCorners(line: Line, closed: boolean): Point[][] {
  const firstCorner = line.findIndex((_, index) => isCorner(line, index, true));
  const start = closed && firstCorner > 0 ? firstCorner : 0;
  const turned = [...line.slice(start), ...line.slice(0, start)];
  const whole = closed && turned[0] ? [...turned, turned[0]] : turned;
  const runs: Point[][] = [[]];
  whole.forEach((point, index) => {
    runs.at(-1)?.push(point);
    if (index > 0 && index < whole.length - 1 && isCorner(whole, index, false)) runs.push([point]);
  });
  return runs;
}

export interface Hatching {
  readonly degrees: number;
  readonly spacing: number;
  readonly width: number;
  /** How much of the way across a stroke runs, at least and at most. */
  readonly reach?: readonly [least: number, most: number];
}

/** Parallel strokes within a closed outline, thick where they start and pointed where they end. */
export function hatchStrokes(generator: Generator, outline: Line, hatching: Hatching): Point[][] {
  const { degrees, spacing, width, reach = [0.75, 1] } = hatching;
  const level = placed(outline, { at: [0, 0], degrees: -degrees });
  const heights = level.map(([, y]) => y);
  const bottom = Math.max(...heights);
  const strokes: Point[][] = [];
  for (
    let y = Math.min(...heights) + spacing * 0.6;
    y < bottom;
    y += spacing * randomBetween(generator, 0.8, 1.2)
  ) {
    for (const [from, to] of spansAt(level, y)) {
      const end = from + (to - from) * randomBetween(generator, reach[0], reach[1]);
      const lean = randomBetween(generator, -0.2, 0.2) * spacing;
      const stroke: Point[] = [
        [from, y - width / 2],
        [end, y + lean],
        [from, y + width / 2],
      ];
      if (end - from > 1.5) strokes.push(placed(stroke, { at: [0, 0], degrees }).map(rounded));
    }
  }
  return strokes;
}

function resampled(line: Line, step: number): Point[] {
  const result: Point[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    if (!before) {
      result.push(point);
      return;
    }
    const pieces = Math.max(1, Math.round(distance(before, point) / step));
    for (let piece = 1; piece <= pieces; piece++) result.push(between(before, point, piece / pieces));
  });
  return result;
}

function isCorner(line: Line, index: number, closed: boolean): boolean {
  const count = line.length;
  const point = line[index];
  const before = closed ? line[(index + count - 1) % count] : line[index - 1];
  const after = closed ? line[(index + 1) % count] : line[index + 1];
  if (!point || !before || !after) return false;
  const dot = (point[0] - before[0]) * (after[0] - point[0]) + (point[1] - before[1]) * (after[1] - point[1]);
  return dot < Math.cos(0.7) * distance(before, point) * distance(point, after);
}
