import { describe, expect, it } from 'vitest';
import { boardPalettes, palettes } from '../../../drawing/palette';
import type { Line, PathShape, Shape } from '../../../drawing/scene';
import type { Entry } from '../../../printing/printout';
import { node, nodeIn } from '../../../printing/structure';
import { pagePicture } from '../../helpers/pdf/page-picture';
import { pageOf, painted, printoutOf } from '../../helpers/pdf/printouts';
import { drawingOf, qpdfCheck } from '../../helpers/pdf/qpdf';

async function seen(...entries: Omit<Entry, 'tag'>[]) {
  const root = node('Document');
  const tag = nodeIn(root, 'Figure', { alternative: 'Shapes' });
  const page = pageOf(...entries.map((entry) => ({ ...entry, tag })));
  const { file } = await painted(printoutOf(root, [page]));
  await qpdfCheck(file);
  return { ...(await pagePicture(file, 0, 10)), drawing: await drawingOf(file, 0) };
}

const square = (x: number, y: number, size: number): Line => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const path = (fill: PathShape['fill'], ...outlines: Line[]): PathShape => ({ kind: 'path', outlines, fill });
const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const { red, blue, bone } = boardPalettes.light;
const white = [255, 255, 255];

describe('shapes on paper', () => {
  it('are filled by the nonzero rule', async () => {
    const hole = [...square(15, 15, 10)].reverse();
    const { at } = await seen({
      shapes: [path('red', square(10, 10, 20), hole), path('blue', square(40, 10, 20), square(45, 15, 10))],
    });
    expect([at(12, 12), at(20, 20), at(42, 12), at(50, 20)]).toEqual([rgb(red), white, rgb(blue), rgb(blue)]);
  });

  it('reach exactly to where they end', async () => {
    const { at } = await seen({
      shapes: [
        path('red', square(10, 10, 20)),
        { kind: 'circle', centre: [60, 30], radius: 10, fill: 'blue' },
      ],
    });
    expect([at(9.95, 20), at(10.05, 20), at(29.95, 29.95), at(30.05, 20)]).toEqual([
      white,
      rgb(red),
      rgb(red),
      white,
    ]);
    expect([at(50.1, 30), at(49.9, 30), at(60, 20.1), at(60, 40.1), at(53.05, 23.05)]).toEqual([
      rgb(blue),
      white,
      rgb(blue),
      white,
      rgb(blue),
    ]);
  });

  it('have lines of even width with butt ends, round joins and dashes', async () => {
    const stroke = { kind: 'stroke', closed: false, width: 4, stroke: 'red' } as const;
    const { at } = await seen({
      shapes: [
        {
          ...stroke,
          lines: [
            [
              [10, 10],
              [30, 10],
              [30, 30],
            ],
          ],
        },
        {
          ...stroke,
          lines: [
            [
              [10, 50],
              [50, 50],
            ],
          ],
          dash: [10, 5],
        },
        { ...stroke, lines: [square(60, 10, 20)], closed: true, width: 2 },
      ],
    });
    expect([at(9.9, 10), at(10.1, 8.1), at(10.1, 7.9)]).toEqual([white, rgb(red), white]);
    // A round corner reaches less far than a pointed one.
    expect([at(31.3, 8.7), at(31.9, 8.1)]).toEqual([rgb(red), white]);
    expect([at(19, 50), at(22, 50), at(26, 50)]).toEqual([rgb(red), white, rgb(red)]);
    expect([at(60, 20), at(70, 20)]).toEqual([rgb(red), white]);
  });

  it('are seen through as far as they say, and those after them are not', async () => {
    const { at } = await seen({
      shapes: [{ ...path('red', square(10, 10, 10)), opacity: 0.5 }, path('red', square(30, 10, 10))],
    });
    const [half] = at(15, 15);
    expect(half).toBeGreaterThan(205);
    expect(half).toBeLessThan(212);
    expect(at(35, 15)).toEqual(rgb(red));
  });

  it('move, shrink and are cut off with their entry', async () => {
    const { at } = await seen(
      { shapes: [path('red', square(0, 0, 40))], at: [10, 10], scale: 0.5, clip: [10, 10, 10, 50] },
      { shapes: [path('blue', square(50, 20, 10))] },
    );
    expect([at(9.9, 20), at(10.1, 10.1), at(19.9, 29.9), at(20.1, 20), at(15, 30.1)]).toEqual([
      white,
      rgb(red),
      rgb(red),
      white,
      white,
    ]);
    expect(at(55, 25)).toEqual(rgb(blue));
  });

  it('may have other colours than the rest', async () => {
    const shapes: Shape[] = [path('bone', square(10, 10, 10))];
    const { at } = await seen({ shapes, palette: palettes.dark }, { shapes, at: [30, 0] });
    expect([at(15, 15), at(45, 15)]).toEqual([rgb(palettes.dark.bone), rgb(bone)]);
  });

  it('need no colour of a printer where they are grey', async () => {
    const palette = { ...boardPalettes.light, red: '#808080' };
    const { at, drawing } = await seen({ shapes: [path('red', square(10, 10, 10))], palette });
    expect(at(15, 15)).toEqual([128, 128, 128]);
    expect(drawing).toContain('0.502 g');
    expect(drawing).not.toContain('rg');
  });

  it('have colours that are none only by our own mistake', async () => {
    const palette = { ...boardPalettes.light, red: 'red' };
    await expect(seen({ shapes: [path('red', square(10, 10, 10))], palette })).rejects.toThrow(/No colour/);
  });
});
