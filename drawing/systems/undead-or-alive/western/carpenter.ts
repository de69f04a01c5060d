import { type Box, inset } from '../../../box';
import { placed } from '../../../outline';
import type { ColourName } from '../../../palette';
import type { Line, Point } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { roughBox, ruled } from '../../../tile/rough';

const INK = 0.7;

/** Makes things in a box of their own, turned so that their back, y = 0, stands at the wall. */
export class Carpenter {
  readonly width: number;
  readonly depth: number;
  readonly #sketch: Sketch;
  readonly #box: Box;
  readonly #degrees: 0 | 90 | 180 | 270;

  constructor(sketch: Sketch, box: Box, degrees: 0 | 90 | 180 | 270 = 0) {
    this.#sketch = sketch;
    this.#box = box;
    this.#degrees = degrees;
    const [, , w, h] = box;
    [this.width, this.depth] = degrees % 180 === 0 ? [w, h] : [h, w];
  }

  get generator(): Sketch['generator'] {
    return this.#sketch.generator;
  }

  /** An area with an ink outline. */
  box(box: Box, fill: ColourName, ink = INK): void {
    this.#sketch.fill(this.#put(roughBox(this.generator, box, 0.2, 16)), 'ink');
    this.fill(inset(box, ink), fill);
  }

  /** An area without one. */
  fill([x, y, w, h]: Box, fill: ColourName): void {
    this.#sketch.fill(
      this.#put([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
      fill,
    );
  }

  poly(outline: Line, fill: ColourName, width = INK): void {
    const put = this.#put(outline);
    this.#sketch.fill(put, fill);
    this.#sketch.ink(
      put.map((from, index) => ruled(from, put[(index + 1) % put.length] ?? from, width)),
      'ink',
    );
  }

  disc(x: number, y: number, radius: number, fill: ColourName, ink = INK): void {
    const [centre = [0, 0]] = this.#put([[x, y]]);
    if (ink > 0) this.#sketch.disc(centre, radius, 'ink');
    this.#sketch.disc(centre, Math.round((radius - ink) * 100) / 100, fill);
  }

  lines(lines: readonly Line[], colour: ColourName, width: number): void {
    const strokes = lines.flatMap((line) => {
      const put = this.#put(line);
      return put.slice(1).map((to, index) => ruled(put[index] ?? to, to, width));
    });
    this.#sketch.ink(strokes, colour);
  }

  areas(outlines: readonly Line[], colour: ColourName): void {
    this.#sketch.areas(
      outlines.map((outline) => this.#put(outline)),
      colour,
    );
  }

  /** A hatched shadow. */
  shade(outline: Line): void {
    this.#sketch.hatch(this.#put(outline), 'hatch', {
      degrees: 45,
      spacing: 1.7,
      width: 0.7,
      reach: [0.8, 1],
    });
  }

  #put(line: Line): Point[] {
    const [x, y, w, h] = this.#box;
    const at: Point =
      this.#degrees === 0
        ? [x, y]
        : this.#degrees === 90
          ? [x + w, y]
          : this.#degrees === 180
            ? [x + w, y + h]
            : [x, y + h];
    return placed(line, { at, degrees: this.#degrees }).map(([px, py]) => [
      Math.round(px * 100) / 100,
      Math.round(py * 100) / 100,
    ]);
  }
}
