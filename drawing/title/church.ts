import { box, ellipse, placed, points } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point } from '../scene';
import type { Sketch } from '../sketch';

/** A plain church with its steeple before the sun; the left corner of its door side is `at`. */
export function church(sketch: Sketch, at: Point): void {
  const part = (line: Line, fill: ColourName): void => sketch.solid(placed(line, { at }), fill, 'ink', 1.2);
  const shade = (line: Line, least: number): void =>
    sketch.hatch(placed(line, { at }), 'hatch', { degrees: 180, spacing: 3.2, width: 1, reach: [least, 1] });
  part(points('0,0 0,-44 27,-69 54,-44 54,0'), 'balcony');
  part(points('-4,-40 27,-70 58,-40 54,-38 27,-63 0,-38'), 'timber');
  part(box(16, -106, 22, 46), 'balcony');
  part(points('12,-105 27,-156 42,-105'), 'timber');
  for (const beam of [points('27,-155 27,-174'), points('21.5,-167 32.5,-167')]) {
    sketch.stroke(placed(beam, { at }), 'shadow', { width: 1.9, wobble: 0.2 });
  }
  part(ellipse([27, -87], 5.5, 8, 14), 'shadow');
  part(box(20, -26, 14, 26), 'shadow');
  part(box(7, -34, 7, 15), 'shadow');
  part(box(39, -34, 7, 15), 'shadow');
  shade(box(36, -36, 18, 36), 0.3);
  shade(box(30, -104, 8, 40), 0.5);
}
