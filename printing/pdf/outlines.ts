import type { Line } from '../../drawing/scene';
import { short } from './units';

/** How far the handles of four curves stand that look like a circle. */
const ROUND = 0.5522847498;

export function drawn(line: Line): string {
  let orders = '';
  for (const [index, [x, y]] of line.entries()) {
    orders += `${index === 0 ? '' : ' '}${short(x)} ${short(y)} ${index === 0 ? 'm' : 'l'}`;
  }
  return orders;
}

/** The short way to say what most shapes are. */
export function rectangle(outline: Line): string | undefined {
  const [a, b, c, d] = outline;
  if (outline.length !== 4 || !a || !b || !c || !d) return undefined;
  const isLevel = a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0];
  const isUpright = a[0] === b[0] && b[1] === c[1] && c[0] === d[0] && d[1] === a[1];
  if (!isLevel && !isUpright) return undefined;
  return `${short(a[0])} ${short(a[1])} ${short(c[0] - a[0])} ${short(c[1] - a[1])} re`;
}

export function circle([x, y]: Line[number], radius: number): string {
  const far = radius * ROUND;
  const curve = (...points: number[]) => `${points.map(short).join(' ')} c`;
  return [
    `${short(x + radius)} ${short(y)} m`,
    curve(x + radius, y + far, x + far, y + radius, x, y + radius),
    curve(x - far, y + radius, x - radius, y + far, x - radius, y),
    curve(x - radius, y - far, x - far, y - radius, x, y - radius),
    curve(x + far, y - radius, x + radius, y - far, x + radius, y),
    'h',
  ].join('\n');
}
