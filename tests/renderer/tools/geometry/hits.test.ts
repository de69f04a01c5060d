import { describe, expect, it } from 'vitest';
import { boxOfPart, boxOfParts } from '../../../../renderer/tools/geometry/boxes';
import { hitParts, partsInBox } from '../../../../renderer/tools/geometry/hits';
import { laidOn, objective } from '../../../helpers/small-missions';

const laid = laidOn(['a 2R 0 0', 'b 3V 250 0'], {
  tokens: [objective('o1 a 40 40'), objective('o2 b 40 40')],
  labels: [{ id: 'l1', at: { x: 40, y: 40 }, text: { en: 'Here' } }],
  arrows: [{ id: 'arrow1', from: { x: 100, y: 200 }, to: { x: 300, y: 200 } }],
});

describe('what lies at a point', () => {
  it('is named from the top down', () => {
    expect(hitParts(laid, [40, 40], 1, 'en')).toEqual(['label:l1', 'token:o1', 'tile:a']);
  });

  it('is nothing on the bare table', () => {
    expect(hitParts(laid, [-5, 40], 1, 'en')).toEqual([]);
  });

  it('is an arrow along the whole of its shaft, and not beside it', () => {
    expect(hitParts(laid, [200, 203], 1, 'en')).toContain('arrow:arrow1');
    expect(hitParts(laid, [200, 210], 1, 'en')).not.toContain('arrow:arrow1');
    expect(hitParts(laid, [310, 200], 1, 'en')).not.toContain('arrow:arrow1');
  });

  it('is a piece even for whoever looks from far away', () => {
    expect(hitParts(laid, [306, 40], 1, 'en')).not.toContain('token:o2');
    expect(hitParts(laid, [306, 40], 4, 'en')).toContain('token:o2');
  });

  it('is each of several pieces on one spot where it is drawn', () => {
    const pile = laidOn(['a 2R 0 0'], {
      tokens: ['o1', 'o2', 'o3'].map((id) => objective(`${id} a 150 40`)),
    });
    for (const id of ['o1', 'o2', 'o3']) {
      const box = boxOfPart(pile, `token:${id}`, 'en');
      const middle = box && ([box[0] + box[2] / 2, box[1] + box[3] / 2] as const);
      expect(hitParts(pile, middle ?? [0, 0], 1, 'en')[0]).toBe(`token:${id}`);
    }
  });

  it('is the upper one of two tiles on each other', () => {
    expect(hitParts(laidOn(['a 2R 0 0', 'b 3R 100 0']), [150, 10], 1, 'en')).toEqual(['tile:b', 'tile:a']);
  });

  it('is a train at the signs of its locomotive, and its tiles elsewhere', () => {
    const train = laidOn(['t10 10R 0 0 270', 't11 11R 0 250 270'], {
      tokens: [
        { id: 'train', kind: 'train', at: { tile: 't10', x: 45, y: 45 }, tiles: ['t10', 't11'], moves: true },
      ],
    });
    expect(hitParts(train, [10, 56], 1, 'en')).toEqual(['token:train', 'tile:t10']);
    expect(hitParts(train, [45, 56], 1, 'en')).toEqual(['tile:t10']);
  });
});

describe('what a box touches', () => {
  it('is all that has as much as an edge in it', () => {
    expect(partsInBox(laid, [-20, -20, 20, 20], 'en')).toEqual(['tile:a']);
    expect(partsInBox(laid, [240, 190, 5, 20], 'en')).toEqual(['arrow:arrow1', 'tile:a']);
    expect(partsInBox(laid, [150, 100, 20, 20], 'en')).toEqual(['tile:a']);
  });
});

describe('the box of a part', () => {
  it('is that of its tile, however it is turned', () => {
    expect(boxOfPart(laidOn(['t 10R 10 20 90']), 'tile:t', 'en')).toEqual([10, 20, 90, 250]);
  });

  it('is around the middle of a piece, and around the line of an arrow', () => {
    const [x = 0, y = 0, width = 0, height = 0] = boxOfPart(laid, 'token:o1', 'en') ?? [];
    expect([Math.round(x + width / 2), Math.round(y + height / 2)]).toEqual([41, 41]);
    expect(boxOfPart(laid, 'arrow:arrow1', 'en')).toEqual([100, 200, 200, 0]);
  });

  it('is around the words of a label in the language that is spoken', () => {
    const text = { en: 'Church', fr: 'L’église du village' };
    const labelled = laidOn(['a 2R 0 0'], { labels: [{ id: 'l1', at: { x: 100, y: 100 }, text }] });
    const width = (language: 'en' | 'fr') => boxOfPart(labelled, 'label:l1', language)?.[2] ?? 0;
    expect(width('fr')).toBeGreaterThan(1.5 * width('en'));
  });

  it('is around all of several, and nothing for what is not there', () => {
    expect(boxOfParts(laid, ['tile:a', 'tile:b'], 'en')).toEqual([0, 0, 500, 250]);
    expect(boxOfPart(laid, 'tile:z', 'en')).toBeUndefined();
    expect(boxOfParts(laid, [], 'en')).toBeUndefined();
  });
});
