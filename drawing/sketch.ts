import { type Generator, seedGenerator } from '../engine';
import { type Hatching, hatchStrokes, type Pen, penStroke, strokesBetweenCorners } from './ink';
import { ellipse, ribbon, rounded } from './outline';
import type { ColourName } from './palette';
import type { FilledShape, Line, Point } from './scene';

export interface Limb {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** Collects the shapes of one subject; its seed is the subject's own, so that others may change beside it. */
export class Sketch {
  readonly generator: Generator;
  readonly shapes: FilledShape[] = [];
  #inked: { readonly colour: ColourName; readonly lines: Line[] } | undefined;

  constructor(seed: string) {
    this.generator = seedGenerator(seed);
  }

  fill(outline: Line, colour: ColourName): void {
    this.areas([outline], colour);
  }

  /** Outlines that make one area together. */
  areas(outlines: readonly Line[], colour: ColourName): void {
    this.#inked = undefined;
    this.shapes.push({
      kind: 'path',
      outlines: outlines.map((outline) => outline.map(rounded)),
      fill: colour,
    });
  }

  disc(centre: Point, radius: number, colour: ColourName): void {
    this.#inked = undefined;
    this.shapes.push({ kind: 'circle', centre, radius, fill: colour });
  }

  stroke(line: Line, colour: ColourName, pen: Pen): void {
    const strokes = strokesBetweenCorners(line, false);
    this.ink(
      strokes.map((run) => penStroke(this.generator, run, pen)),
      colour,
    );
  }

  outline(line: Line, colour: ColourName, pen: Pen): void {
    const strokes = strokesBetweenCorners(line, true);
    this.ink(
      strokes.map((run) => penStroke(this.generator, run, pen)),
      colour,
    );
  }

  /** A filled area with an ink outline. */
  solid(outline: Line, colour: ColourName, ink: ColourName, width: number): void {
    this.fill(outline, colour);
    this.outline(outline, ink, { width });
  }

  hatch(outline: Line, colour: ColourName, hatching: Hatching): void {
    this.ink(hatchStrokes(this.generator, outline, hatching), colour);
  }

  /** Tapering limbs grown together: ink below, colour above, so that no outline runs through a joint. */
  limbs(limbs: readonly Limb[], colour: ColourName, ink: ColourName, inkWidth: number): void {
    const outlines = (extra: number): Line[] =>
      limbs.flatMap(({ line, from, to }) => {
        const halfWidth = (part: number): number =>
          (from + (to - from) * part) / 2 + extra * Math.min(1, to / 4 + 1 - part);
        const [root = [0, 0], tip = [0, 0]] = [line[0], line.at(-1)];
        const rounds = [
          ellipse(root, halfWidth(0), halfWidth(0), 14),
          ellipse(tip, halfWidth(1), halfWidth(1), 14),
        ];
        return [ribbon(line, halfWidth), ...(to < 2 ? [] : rounds)];
      });
    this.areas(outlines(inkWidth), ink);
    this.areas(outlines(0), colour);
  }

  /** Finished strokes, given as the outlines of their ink. */
  ink(strokes: readonly Line[], colour: ColourName): void {
    if (this.#inked?.colour === colour) {
      this.#inked.lines.push(...strokes);
      return;
    }
    const lines = [...strokes];
    this.shapes.push({ kind: 'path', outlines: lines, fill: colour });
    this.#inked = { colour, lines };
  }
}
