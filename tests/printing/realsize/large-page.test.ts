import { describe, expect, it } from 'vitest';
import { linesOf, reading } from '../../helpers/paper-reading';
import { printedOut, sampleSubject } from '../../helpers/paper-subjects';

const one = { layout: 'one' } as const;
const subject = sampleSubject('m7.boothill.json');

describe('one large page for a print shop', () => {
  it.each([0, 3, 10])('is as large as the map when it is cut, with %i mm of bleed around it', (bleed) => {
    const { pages } = printedOut(subject, { ...one, bleed });
    expect(pages).toHaveLength(1);
    const [page] = pages;
    const [left = 0, top = 0, width, height] = page?.trim ?? [];
    expect([width, height, page?.bleed]).toEqual([590, 750, bleed]);
    expect(Math.min(left, top)).toBeGreaterThan(bleed);
    const map = page?.entries.find(({ clip }) => clip);
    expect(map?.clip).toEqual([left - bleed, top - bleed, 590 + 2 * bleed, 750 + 2 * bleed]);
  });

  it('has every tile at its place within the trim', () => {
    const [page] = printedOut(subject, one).pages;
    const { grounds, ruler } = reading(undefined, page ? linesOf(page) : []);
    const [left = 0, top = 0] = page?.trim ?? [];
    const tiles = new Set(grounds.map(({ box: [x, y, w, h] }) => [x - left, y - top, w, h].join()));
    expect(tiles).toContain('0,0,250,250');
    expect(tiles).toContain('250,500,90,250');
    expect(tiles).toContain('340,500,250,250');
    expect((ruler?.[1] ?? 0) - (ruler?.[0] ?? 0)).toBe(100);
  });

  it('has nothing but the map where it is cut, and marks and ruler around it', () => {
    const [page] = printedOut(subject, { ...one, bleed: 5 }).pages;
    const [left = 0, top = 0, width = 0, height = 0] = page?.trim ?? [];
    const others = page?.entries.filter(({ clip }) => !clip) ?? [];
    for (const { points } of linesOf({ width: 0, height: 0, entries: others })) {
      for (const [x, y] of points) {
        const isOutside = x < left - 5 || x > left + width + 5 || y < top - 5 || y > top + height + 5;
        expect(isOutside).toBe(true);
      }
    }
    expect(others.length).toBeGreaterThan(1);
  });

  it('is one for each tile where only some are wanted', () => {
    const { pages, bookmarks } = printedOut({ ...subject, boxes: [] }, { ...one, what: 'lacking' });
    expect(pages.map(({ trim }) => trim?.slice(2).join('×'))).toEqual([
      ...Array<string>(3).fill('250×250'),
      ...Array<string>(3).fill('90×250'),
      ...Array<string>(3).fill('250×250'),
    ]);
    expect(bookmarks).toHaveLength(9);
  });
});
