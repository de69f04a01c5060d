import { randomBetween } from '../ink';
import { box, curve, ellipse, placed, points, segment } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point } from '../scene';
import { Sketch } from '../sketch';

/** Drawn heading left, its wheels on the line y = 0; then set on the rails. */
const PLACE = { at: [214, 400], scale: 1.08, degrees: -0.6 } as const;

export function drawLocomotive(): Sketch {
  const sketch = new Sketch('boot hill: locomotive');
  smoke(sketch);
  shadowOnTrack(sketch);
  coach(sketch);
  tender(sketch);
  engine(sketch);
  return sketch;
}

function onTrack(point: Point): Point {
  return placed([point], PLACE)[0] ?? point;
}

function shadowOnTrack(sketch: Sketch): void {
  const under = placed(points('-24,-3 324,-3 332,7 -6,7'), PLACE);
  sketch.hatch(under, 'hatch', { degrees: 160, spacing: 2.2, width: 1.5, reach: [0.6, 1] });
}

function part(sketch: Sketch, line: Line, fill: ColourName, width = 1.3): void {
  sketch.solid(placed(line, PLACE), fill, 'ink', width);
}

function mark(sketch: Sketch, line: Line, width = 1.1): void {
  sketch.stroke(placed(line, PLACE), 'ink', { width, wobble: 0.3 });
}

function wheel(sketch: Sketch, x: number, radius: number): void {
  const centre: Point = [x, -radius];
  part(sketch, ellipse(centre, radius, radius, 20), 'red', 1.6);
  const spokes = radius > 10 ? 6 : 4;
  for (let spoke = 0; spoke < spokes; spoke++) {
    const turn = (spoke * Math.PI) / spokes + 0.2;
    const [dx, dy] = [Math.cos(turn) * radius * 0.8, Math.sin(turn) * radius * 0.8];
    mark(sketch, segment(x - dx, -radius - dy, x + dx, -radius + dy), radius > 10 ? 1 : 0.7);
  }
}

function engine(sketch: Sketch): void {
  part(sketch, box(-2, -25, 122, 8), 'timber');
  part(sketch, points('-3,-16 -30,-2 -29,0 -3,0'), 'red');
  for (let slat = 0; slat < 4; slat++)
    mark(sketch, segment(-5 - slat * 0.6, -14 + slat, -8 - slat * 6, -1), 0.9);
  part(sketch, box(4, -48, 80, 23), 'shadow', 1.5);
  part(sketch, box(-4, -49, 18, 25), 'timber', 1.5);
  for (const band of [30, 50, 68])
    sketch.stroke(placed(segment(band, -47, band, -26), PLACE), 'yellow', { width: 1.4, wobble: 0.2 });
  sketch.stroke(placed(points('16,-43 82,-43'), PLACE), 'seam', { width: 2, ends: [0.2, 0] });
  sketch.stroke(placed(points('18,-39 74,-39'), PLACE), 'seam', { width: 1, ends: [0.2, 0] });
  part(sketch, points('2,-49 2,-60 -6,-72 -2,-80 12,-80 16,-72 8,-60 8,-49'), 'timber', 1.5);
  mark(sketch, points('-6,-72 16,-72'));
  part(sketch, box(-14, -62, 10, 11), 'yellow', 1.2);
  part(sketch, points('-14,-60 -17,-61 -17,-52 -14,-53'), 'paint', 1);
  mark(sketch, points('-8,-51 -3,-47'), 1.4);
  part(sketch, curve(points('24,-48 26,-56 30,-58 34,-56 36,-48'), false, 4), 'yellow', 1.1);
  part(sketch, points('54,-48 54,-57 57,-61 65,-61 68,-57 68,-48'), 'yellow', 1.2);
  cab(sketch);
  part(sketch, box(2, -23, 26, 11), 'timber', 1.3);
  for (const x of [4, 26]) wheel(sketch, x, 8);
  for (const x of [58, 95]) wheel(sketch, x, 15.5);
  part(sketch, points('28,-18 95,-12 95,-9 28,-15'), 'balcony', 0.9);
}

function cab(sketch: Sketch): void {
  part(sketch, box(84, -66, 36, 46), 'red', 1.5);
  part(sketch, box(90, -61, 10, 15), 'paint', 1);
  part(sketch, box(105, -61, 10, 15), 'paint', 1);
  part(sketch, points('78,-66 80,-70 100,-73 122,-70 127,-66'), 'timber', 1.4);
}

function tender(sketch: Sketch): void {
  part(sketch, curve(points('134,-40 146,-50 158,-48 170,-52 184,-40'), false, 4), 'shadow', 1.2);
  part(sketch, box(128, -42, 62, 24), 'red', 1.5);
  sketch.outline(placed(box(132, -38, 54, 16), PLACE), 'yellow', { width: 1.1, wobble: 0.3 });
  part(sketch, box(122, -18, 70, 5), 'timber', 1.2);
  for (const x of [138, 155, 167, 183]) wheel(sketch, x, 7);
}

function coach(sketch: Sketch): void {
  part(sketch, box(192, -15, 128, 5), 'timber', 1.2);
  part(sketch, box(204, -58, 106, 43), 'plank', 1.5);
  part(sketch, points('198,-58 203,-63 210,-65 212,-70 302,-70 304,-65 311,-63 316,-58'), 'timber', 1.4);
  for (let window = 0; window < 6; window++)
    part(sketch, box(212 + window * 15.6, -52, 9.5, 15), 'shadow', 0.9);
  mark(sketch, points('205,-32 309,-32'), 0.9);
  sketch.hatch(placed(box(205, -31, 104, 15), PLACE), 'hatch', {
    degrees: 90,
    spacing: 5,
    width: 0.9,
    reach: [0.4, 1],
  });
  for (const x of [198, 316]) mark(sketch, segment(x, -58, x, -15), 1.1);
  for (const x of [214, 230, 284, 300]) wheel(sketch, x, 7);
}

/** Puffs that grow and drift back over the train. */
function smoke(sketch: Sketch): void {
  const { generator } = sketch;
  const puffs: readonly [x: number, y: number, size: number][] = [
    [214, -101, 14],
    [190, -106, 22],
    [158, -105, 19],
    [128, -108, 23],
    [98, -103, 19],
    [72, -104, 18],
    [50, -99, 14],
    [32, -97, 12],
    [18, -92, 8],
    [8, -86, 5],
  ];
  const billows = puffs.flatMap(([x, y, size]) =>
    Array.from({ length: 6 }, (_, index) => {
      const turn = (index / 6) * Math.PI * 2 + randomBetween(generator, -0.3, 0.3);
      const centre: Point = [x + Math.cos(turn) * size * 0.75, y + Math.sin(turn) * size * 0.36];
      return { centre, radius: size * randomBetween(generator, 0.36, 0.5) };
    }),
  );
  const rounds = (extra: number, colour: ColourName): void => {
    for (const { centre, radius } of billows) sketch.disc(onTrack(centre), radius + extra, colour);
  };
  rounds(1.3, 'ink');
  rounds(0, 'paint');
  sketch.areas(
    puffs.map(([x, y, size]) => placed(ellipse([x, y], size, size * 0.5, 18), PLACE)),
    'paint',
  );
  for (const { centre, radius } of billows) {
    const start = 1 + Math.floor(randomBetween(generator, 0, 4));
    const curl = ellipse(centre, radius * 0.86, radius * 0.86, 18).slice(start, start + 5);
    if (centre[1] > -112)
      sketch.stroke(placed(curl, PLACE), 'hatch', { width: 1.1, wobble: 0.2, ends: [0, 0] });
  }
}
