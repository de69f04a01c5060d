import { describe, expect, it } from 'vitest';
import { scaledShape } from '../../../drawing/transform';
import type { Printout } from '../../../printing/printout';
import { worstEdge } from '../../helpers/glued-map';
import { readingsOf } from '../../helpers/paper-reading';
import { printedOut, sampleSubject, tilesSubject, town } from '../../helpers/paper-subjects';
import { pointsOf } from '../../helpers/pictures';
import { placed } from '../../helpers/stock-faces';

/** How far paper may be off. */
const TOLERANCE = 0.2;

/** As a printer that fits pages to its paper would have it. */
function shrunk(printout: Printout, by: number): Printout {
  const pages = printout.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => {
      const { at = [0, 0], clip } = entry;
      return {
        ...entry,
        shapes: entry.shapes.map((shape) => scaledShape(shape, by)),
        at: [at[0] * by, at[1] * by] as const,
        ...(clip && { clip: [clip[0] * by, clip[1] * by, clip[2] * by, clip[3] * by] as const }),
      };
    }),
  }));
  return { ...printout, pages };
}

const nineTiles = sampleSubject('m2.boothill.json');
const turnedTrain = sampleSubject('m7.boothill.json');
const papers = ['a4', 'letter'] as const;
const cases = papers.flatMap((paper) => [0, 10, 30].map((overlap) => ({ paper, overlap })));

describe.each([
  ['nine tiles with a train', nineTiles],
  ['nine tiles with a turned train', turnedTrain],
  ['thirty tiles', tilesSubject(town(30, 6))],
])('the map at real size: %s', (_, subject) => {
  it.each(cases)('glued together, meets cardboard: $paper, overlapping by $overlap', (wishes) => {
    const printout = printedOut(subject, wishes);
    expect(worstEdge(subject, readingsOf(printout))).toBeLessThan(TOLERANCE);
  });

  it('has a ruler of 100 mm on every page', () => {
    const readings = readingsOf(printedOut(subject));
    for (const { ruler } of readings) {
      expect(ruler).toBeDefined();
      expect(Math.abs((ruler?.[1] ?? 0) - (ruler?.[0] ?? 0) - 100)).toBeLessThan(0.1);
    }
  });

  it('would be found out if it were a thousandth too large', () => {
    const printout = shrunk(printedOut(subject), 1.001);
    expect(worstEdge(subject, readingsOf(printout))).toBeGreaterThan(TOLERANCE);
  });
});

describe('a page of the map', () => {
  it.each(papers)('keeps away from the edges of the paper, where printers cannot print: %s', (paper) => {
    for (const overlap of [0, 30]) {
      for (const { width, height, entries } of printedOut(turnedTrain, { paper, overlap }).pages) {
        for (const { shapes, at = [0, 0], clip } of entries) {
          const corners = clip
            ? [clip, [clip[0] + clip[2], clip[1] + clip[3]]]
            : shapes.flatMap(pointsOf).map(([x, y]) => [x + at[0], y + at[1]]);
          for (const [x = 0, y = 0] of corners)
            expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(5);
        }
      }
    }
  });

  it('has only shapes of what it shows', () => {
    const printout = printedOut(nineTiles);
    const counts = printout.pages.map(({ entries }) =>
      entries.reduce((sum, { shapes }) => sum + shapes.length, 0),
    );
    const one = printedOut(nineTiles, { layout: 'one' }).pages[0];
    const whole = one?.entries.reduce((sum, { shapes }) => sum + shapes.length, 0) ?? 0;
    expect(Math.max(...counts)).toBeLessThan(whole / 3);
  });

  it('is left out where nothing lies', () => {
    // Three tiles to the right and three down, with nothing between.
    const corner = tilesSubject([
      ...town(3, 3),
      ...town(3, 1)
        .slice(1)
        .map((tile) => ({ ...tile, id: `d${tile.id}` })),
    ]);
    const names = readingsOf(printedOut(corner)).flatMap(({ name }) => name ?? []);
    const columns = Math.max(...names.map((name) => Number(name.slice(1))));
    const rows = new Set(names.map((name) => name[0])).size;
    expect(names.length).toBeLessThan(columns * rows);
    expect(worstEdge(corner, readingsOf(printedOut(corner)))).toBeLessThan(TOLERANCE);
  });

  it('lies upright or across, whichever takes fewer of them', () => {
    const sizes = ({ pages }: Printout) => pages.slice(1).map(({ width, height }) => width < height);
    const upright = printedOut(tilesSubject(town(1, 1)));
    expect(sizes(upright)).toEqual([true, true]);
    expect(sizes(printedOut(tilesSubject([placed('t', '10R', 0, 0)])))).toEqual([false]);
    expect(sizes(printedOut(tilesSubject([placed('t', '10R', 0, 0, 90)])))).toEqual([true]);
  });
});

describe('the plan of the pages', () => {
  const words = ({ pages }: Printout) =>
    (pages[0]?.entries ?? []).flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );

  it('has every page on it, and every tile', () => {
    const printout = printedOut(nineTiles);
    const names = readingsOf(printout).flatMap(({ name }) => name ?? []);
    expect(names).toHaveLength(printout.pages.length - 1);
    const faces = nineTiles.mission.placements.map(({ face }) => face);
    expect(words(printout)).toEqual(expect.arrayContaining([...names, ...faces]));
  });

  it('tells pages of tiles that lie apart by their rows', () => {
    const far = town(2, 1).map((tile) => ({ ...tile, id: `far-${tile.id}`, x: 900 }));
    const names = readingsOf(printedOut(tilesSubject([...town(2, 2), ...far]))).flatMap(
      ({ name }) => name ?? [],
    );
    expect(names).toEqual(['A1', 'B1', 'C1', 'A2', 'A3', 'A4']);
  });

  it('counts on through all tiles that lie apart', () => {
    const loose = Array.from({ length: 30 }, (_, row) => placed(`p${row}`, '1R', 0, row * 300));
    const printout = printedOut(tilesSubject(loose));
    expect(words(printout)).toContain('B30');
  });

  it('says what is done with scissors and glue, as far as there is something to be glued', () => {
    const steps = (wishes: object) => words(printedOut(nineTiles, wishes)).join(' ');
    expect(steps({ overlap: 12 })).toContain('12 mm wide');
    expect(steps({ overlap: 0 })).toContain('tape them together');
    expect(words(printedOut(tilesSubject([placed('t', '10R', 0, 0)]))).join(' ')).not.toContain('hatched');
  });
});
