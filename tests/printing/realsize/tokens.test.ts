import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../drawing/bounds';
import { around, type Box, holds, middleOf } from '../../../drawing/box';
import type { Point, Shape } from '../../../drawing/scene';
import type { Page, Printout } from '../../../printing/printout';
import type { StructureNode } from '../../../printing/structure';
import { printedOut, sampleSubject, subjectOf } from '../../helpers/paper-subjects';
import { everyToken } from '../../helpers/stock-faces';

const tokens = { what: 'tokens' } as const;
const everything = subjectOf(everyToken());

/** The lines along which tokens are cut out. */
function frames({ entries }: Page): Box[] {
  return entries
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape) => (shape.kind === 'stroke' && shape.closed && !shape.dash ? [boundsOf(shape)] : []));
}

function figures({ entries }: Page): { said: string; shapes: readonly Shape[] }[] {
  return entries.flatMap(({ tag, shapes }) =>
    typeof tag === 'object' && tag.role === 'Figure' ? [{ said: tag.alternative ?? '', shapes }] : [],
  );
}

function pictures(page: Page): Shape[] {
  return figures(page).flatMap(({ shapes }) => shapes);
}

/** The middle of what is drawn there, but for letters. */
function middleIn(page: Page, frame: Box): Point {
  const there = pictures(page).filter(
    (shape) => shape.kind !== 'text' && holds(frame, middleOf(boundsOf(shape))),
  );
  return middleOf(around(there.map(boundsOf)) ?? [NaN, NaN, 0, 0]);
}

function expectSame(one: Point, other: Point): void {
  expect(Math.abs(one[0] - other[0])).toBeLessThan(0.01);
  expect(Math.abs(one[1] - other[1])).toBeLessThan(0.01);
}

function said(printout: Printout): string[] {
  const all = ({ alternative, children }: StructureNode): string[] => [
    ...(alternative === undefined ? [] : [alternative]),
    ...children.flatMap(all),
  ];
  return all(printout.structure);
}

describe('tokens to be cut out', () => {
  it('are as many as the mission has, and those that its tiles have printed on them', () => {
    expect(said(printedOut(everything, tokens))).toEqual(
      expect.arrayContaining([
        'Fatties: 1',
        'Exit: 1',
        'Companion (Faithful): 1',
        'Companion (Concepción): 1',
        'Mobile spawn: 1',
        'Corpse Pile: 2, each with its back beside it',
      ]),
    );
    const walkers = said(printedOut(everything, tokens)).flatMap(
      (text) => text.match(/^Walkers: (\d+)/)?.[1] ?? [],
    );
    expect(walkers.reduce((sum, count) => sum + Number(count), 0)).toBe(12);
    const coal = said(printedOut(sampleSubject('m9.boothill.json'), tokens));
    expect(coal).toContain('Red objective (Coal): 6');
    expect(coal).toContain('Noise: 1, each with its back beside it');
  });

  it('are not what no cardboard stands for', () => {
    const all = said(printedOut(everything, tokens)).join();
    expect(all).not.toContain('No crate');
    expect(all).not.toContain('Train');
  });

  it.each(['fold', 'long-edge', 'short-edge'] as const)(
    'lie within the lines they are cut along: %s',
    (backs) => {
      for (const page of printedOut(everything, { ...tokens, backs }).pages) {
        const cards = frames(page);
        if (cards.length === 0) continue;
        for (const shape of pictures(page)) {
          const bounds = boundsOf(shape);
          const frame = cards.find((card) => holds(card, middleOf(bounds)));
          expect(frame).toBeDefined();
          if (!frame || shape.kind === 'text') continue;
          const [left = 0, top = 0, width = 0, height = 0] = around([frame, bounds]) ?? [];
          expect(
            Math.hypot(left - frame[0], top - frame[1], width - frame[2], height - frame[3]),
          ).toBeLessThan(0.01);
        }
      }
    },
  );

  it('show on their back what the front hides', () => {
    const token = { id: 'o', kind: 'objective', colour: 'green', mix: 'm' } as const;
    const mission = { ...everyToken(), tokens: [{ ...token, at: { tile: 'a', x: 60, y: 60 } }] };
    const [front, back] = printedOut(subjectOf(mission), { ...tokens, backs: 'long-edge' }).pages;
    const letters = (page: Page | undefined) =>
      (page ? pictures(page) : []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(letters(front)).toContain('?');
    expect(letters(front)).not.toContain('G');
    expect(letters(back)).toContain('G');
    expect(letters(back)).not.toContain('?');
  });
});

describe('a token with two sides', () => {
  it('has its back as far from the fold as its front', () => {
    let folds = 0;
    for (const page of printedOut(everything, tokens).pages) {
      const dashed = page.entries
        .flatMap(({ shapes }) => shapes)
        .filter((shape) => shape.kind === 'stroke' && shape.dash !== undefined);
      for (const fold of dashed) {
        const [at, middle] = middleOf(boundsOf(fold));
        const frame = frames(page).find((card) => holds(card, [at, middle]));
        const [left = 0, top = 0, width = 0, height = 0] = frame ?? [];
        const front = middleIn(page, [left, top, width / 2, height]);
        const back = middleIn(page, [left + width / 2, top, width / 2, height]);
        expectSame([2 * at - front[0], front[1]], back);
        folds++;
      }
    }
    // A face-down objective, an Abomination's spawn zone, noise, two Corpse Piles.
    expect(folds).toBe(5);
  });

  it.each([
    ['long-edge', 'long edge', (page: Page, [x, y]: Point): Point => [page.width - x, y]],
    ['short-edge', 'short edge', (page: Page, [x, y]: Point): Point => [x, page.height - y]],
  ] as const)('has its back behind its front once the paper is turned: %s', (backs, edge, behind) => {
    const { pages } = printedOut(everything, { ...tokens, backs });
    expect(pages.length % 2).toBe(0);
    for (let index = 0; index < pages.length; index += 2) {
      const [front, back] = [pages[index], pages[index + 1]];
      if (!front || !back) throw new Error('a page without its other side');
      const cards = frames(front);
      expect(cards.length).toBeGreaterThan(0);
      for (const [x, y, w, h] of cards) {
        const [mx, my] = behind(front, [x + w / 2, y + h / 2]);
        const there: Box = [mx - w / 2, my - h / 2, w, h];
        const [frontX, frontY] = middleIn(front, [x, y, w, h]);
        const up = frontY - (y + h / 2);
        expectSame(middleIn(back, there), [behind(front, [frontX, 0])[0], my + up]);
      }
      const words = front.entries
        .flatMap(({ shapes }) => shapes)
        .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
      expect(words.join(' ')).toContain(edge);
    }
  });
});
