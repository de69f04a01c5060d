import { nextFraction } from '../../engine';
import { randomBetween } from '../ink';
import { points } from '../outline';
import { Sketch } from '../sketch';
import { cactus, tuft, tufts } from './growth';
import { brushed, contourStrokes, groundThrough, surfaceLine } from './land';

const PLAIN = groundThrough(points('26,340 160,331 420,328 700,332 960,330 1300,334 1570,340'));

export function drawPlain(): Sketch {
  const sketch = new Sketch('boot hill: plain');
  const { generator } = sketch;
  const thinAtEnds = (x: number): number => Math.min(1, (x - PLAIN.from) / 260, (PLAIN.to - x) / 160);
  brushed(sketch, PLAIN, (x) => 132 * Math.max(0, thinAtEnds(x)) ** 0.6, 'street');
  sketch.stroke(surfaceLine(PLAIN), 'wallCore', { width: 1.4, ends: [0, 0] });
  contourStrokes(sketch, PLAIN, {
    colour: 'wallCore',
    width: 1.1,
    depths: [5, 11, 20, 33, 50, 70, 92, 116, 142],
    density: (x, depth) => (0.55 - depth / 400) * Math.max(0.15, thinAtEnds(x)),
  });
  // Even steps across and chance in depth: grass that falls where it likes heaps up in ladders.
  for (let left = 30; left < 800; left += 30) {
    const depth = nextFraction(generator) ** 0.7;
    const [x, y] = [left + randomBetween(generator, 0, 30), 346 + depth * 156];
    const onTheTrack = x > 100 && x < 460 && y > 390;
    if (!onTheTrack) tufts(sketch, [x, y], 5 + depth * 13);
  }
  cactus(sketch, [84, 432], 118);
  cactus(sketch, [486, 352], 24);
  tufts(sketch, [74, 436], 17);
  tuft(sketch, [98, 437], 14);
  return sketch;
}
