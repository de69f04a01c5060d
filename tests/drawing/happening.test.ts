import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { common } from '../../drawing/box';
import { placeBeside } from '../../drawing/happening/beside';
import { dieShapes } from '../../drawing/happening/die';
import { flashRadius, flashShapes } from '../../drawing/happening/flashes';
import { diceTray, type TrayResult } from '../../drawing/happening/tray';
import { boardPalettes } from '../../drawing/palette';
import type { Point, Shape } from '../../drawing/scene';
import { sceneToSvg } from '../../drawing/svg';
import { drawingOf } from '../../drawing/systems';
import { movedShape } from '../../drawing/transform';
import type { Die, Flash } from '../../engine';
import { pngOf, pointsOf } from '../helpers/pictures';

const folder = fileURLToPath(new URL('../golden/happening/', import.meta.url));
const list = `${folder}hashes.json`;

const FLASHES: readonly Flash[] = [
  ...(['sees', 'hears', 'noise', 'bite', 'wound', 'healed', 'death'] as const),
  ...(['level', 'taken', 'opened', 'deck', 'comes', 'entrance'] as const),
];
const drawing = drawingOf('undead-or-alive');
const walker = drawing.figureOf({ kind: 'zombie', zombie: 'walker', count: 1 });
const meg = drawing.figureOf({ kind: 'survivor', name: 'Meg', base: 1 });

const die = (shows: number): Die => ({ shows, hits: shows >= 4 });
const dice = [2, 6, 4, 1, 5].map(die);
const results: readonly TrayResult[] = [
  { of: 'hits', dice: 1, came: 'felled', figure: walker },
  { of: 'hits', dice: 2, came: 'held', figure: walker },
  { of: 'misses', dice: 1, came: 'friend', figure: meg },
  { of: 'misses', dice: 1, came: 'nothing' },
  { of: 'weapon', dice: 0, came: 'spent' },
];

const moved = (shapes: readonly Shape[], at: Point) => shapes.map((shape) => movedShape(shape, at));

function trayShapes(): readonly Shape[] {
  const tray = diceTray(dice, results, 'en', drawing);
  return [...tray.slip, ...tray.dice.flatMap(({ die: one, at }) => moved(dieShapes(one), at)), ...tray.signs];
}

const sheets: Readonly<Record<string, { size: Point; shapes: readonly Shape[] }>> = {
  dice: { size: [150, 110], shapes: moved(trayShapes(), [6, 6]) },
  flashes: {
    size: [480, 240],
    shapes: FLASHES.flatMap((flash, index) =>
      moved(
        flashShapes(flash),
        flash === 'entrance' ? [370, 120] : [30 + 45 * (index % 6), 30 + 50 * Math.floor(index / 6)],
      ),
    ),
  },
};

function svgOf(name: string): string {
  const { size, shapes = [] } = sheets[name] ?? { size: [1, 1] };
  const ground: Shape = {
    kind: 'path',
    outlines: [
      [
        [0, 0],
        [size[0], 0],
        [size[0], size[1]],
        [0, size[1]],
      ],
    ],
    fill: 'street',
  };
  return sceneToSvg({ width: size[0], height: size[1], shapes: [ground, ...shapes] }, boardPalettes.light);
}

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(sheets)) writeFileSync(`${folder}${name}.png`, pngOf(svgOf(name), 480));
  const hashes = Object.fromEntries(Object.keys(sheets).map((name) => [name, hashOf(svgOf(name))]));
  writeFileSync(list, `${JSON.stringify(hashes, undefined, 2)}\n`);
}

describe('what happens on the board', () => {
  const golden = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;

  it.each(Object.keys(sheets))('looks as it did: %s (if it was meant to change: tests/README.md)', (name) => {
    expect(hashOf(svgOf(name))).toBe(golden[name]);
  });

  it('has another picture for each, none larger than it says', () => {
    expect(new Set(FLASHES.map((flash) => JSON.stringify(flashShapes(flash)))).size).toBe(FLASHES.length);
    for (const flash of FLASHES)
      for (const [x, y] of flashShapes(flash).flatMap(pointsOf))
        expect(Math.hypot(x, y), flash).toBeLessThan((flashRadius(flash) + 1) * Math.SQRT2);
  });
});

describe('dice that have come to rest', () => {
  const tray = diceTray(dice, results, 'en', drawing);

  it('lie sorted, hits above and the others below, the highest first', () => {
    expect(tray.dice.map(({ die: { shows } }) => shows)).toEqual([6, 5, 4, 2, 1]);
    const [hits, misses] = [tray.dice.slice(0, 3), tray.dice.slice(3)];
    expect(Math.max(...hits.map(({ at }) => at[1]))).toBeLessThan(Math.min(...misses.map(({ at }) => at[1])));
  });

  it('lie apart on their slip, and what each of them did is on it, too', () => {
    const inside = ([x, y]: Point) => x >= -2 && y >= -2 && x <= tray.size[0] + 2 && y <= tray.size[1] + 2;
    for (const count of [1, 2, 7, 12, 20]) {
      const all = diceTray(
        Array.from({ length: count }, (_, index) => die((index % 6) + 1)),
        [],
        'en',
        drawing,
      );
      const places = new Set(all.dice.map(({ at }) => at.join()));
      expect(places.size).toBe(count);
    }
    expect(tray.signs.flatMap(pointsOf).every(inside)).toBe(true);
    expect(tray.dice.every(({ at }) => inside(at))).toBe(true);
  });

  it('need no room for what came of them while that is not known', () => {
    expect(diceTray(dice, [], 'en', drawing).size[1]).toBeLessThan(tray.size[1]);
  });
});

describe('the place beside a zone', () => {
  const view = [0, 0, 1000, 700] as const;

  it.each([
    [[100, 100, 150, 150]],
    [[850, 0, 150, 150]],
    [[0, 550, 150, 150]],
    [[400, 0, 150, 700]],
    [[0, 300, 1000, 100]],
  ] as const)('of %j is in sight, and not over it', (zone) => {
    const [x, y] = placeBeside([zone], [180, 120], { view, covered: [], gap: 8 });
    expect(common([x, y, 180, 120], zone)).toBeUndefined();
    expect(common([x, y, 180, 120], view)).toEqual([x, y, 180, 120]);
  });

  it('is not under what lies over the board', () => {
    const over = [[0, 0, 1000, 195]] as const;
    const [x, y] = placeBeside([[400, 200, 150, 150]], [90, 60], {
      ...{ view, over, gap: 8 },
      covered: [[0, 200, 1000, 400]],
    });
    expect(common([x, y, 90, 60], over[0])).toBeUndefined();
  });

  it('hides who stands there as little as can be', () => {
    const covered = [[260, 0, 200, 400]] as const;
    const [x, y] = placeBeside([[100, 200, 150, 150]], [90, 60], { view, covered, gap: 8 });
    expect(common([x, y, 90, 60], covered[0])).toBeUndefined();
  });
});
