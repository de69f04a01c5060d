import type { Line } from './scene';

/** Steps up to this many hundredths are written from a table: a board has hundreds of thousands of them. */
const TABLE = 4000;
const table = Array.from({ length: 2 * TABLE + 1 }, (_, index) => written(index - TABLE));

export function decimal(value: number): string {
  return fromHundredths(hundredths(value));
}

export function closedPath(outline: Line): string {
  return `${linePath(outline)}z`;
}

/** Relative steps halve the size of a picture; they are taken between rounded points, so no error adds up. */
export function linePath(outline: Line): string {
  let path = '';
  let atX = 0;
  let atY = 0;
  for (let index = 0; index < outline.length; index++) {
    const point = outline[index];
    if (!point) continue;
    const x = hundredths(point[0]);
    const y = hundredths(point[1]);
    const across = fromHundredths(x - atX);
    const down = fromHundredths(y - atY);
    if (index === 0) path += 'M';
    else if (index === 1) path += 'l';
    else if (!across.startsWith('-')) path += ' ';
    path += down.startsWith('-') ? across + down : `${across} ${down}`;
    atX = x;
    atY = y;
  }
  return path;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

function fromHundredths(value: number): string {
  return table[value + TABLE] ?? written(value);
}

function written(value: number): string {
  return String(value / 100 + 0).replace(/^(-?)0\./, '$1.');
}
