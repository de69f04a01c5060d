import { describe, expect, it } from 'vitest';
import { problemsOf, room, street } from '../../helpers/faces';

const door = { zones: ['S', 'R'], at: [100, 125, 150, 125] };

function codes(opening: { zones: string[]; at: number[] }, zones?: unknown[]) {
  return problemsOf({ openings: [door, opening], ...(zones && { zones }) }).map(({ code }) => code);
}

describe('an opening between two zones', () => {
  it.each([
    ['where they touch', [0, 125, 250, 125], []],
    ['beside their edge', [100, 126, 150, 126], ['opening-off-edge']],
    ['across their edge', [100, 100, 100, 150], ['opening-off-edge']],
    ['partly beyond their edge', [230, 125, 260, 125], ['opening-off-edge']],
    ['on the rim', [100, 250, 150, 250], ['opening-off-edge']],
  ])('%s', (_where, at, expected) => {
    expect(codes({ zones: ['S', 'R'], at })).toEqual(expected);
  });

  it('may run along several rectangles of a zone', () => {
    const zones = [street([0, 0, 250, 125]), room([0, 125, 120, 125], [120, 125, 130, 125])];
    expect(codes(door, zones)).toEqual([]);
  });

  it('lies on no shared edge where ground that nobody owns is between them', () => {
    const zones = [street([0, 0, 250, 125]), room([0, 125, 110, 125], [140, 125, 110, 125])];
    expect(codes(door, zones)).toContain('opening-off-edge');
  });

  it('lets somebody through from 15 mm on', () => {
    expect(codes({ zones: ['S', 'R'], at: [10, 125, 25, 125] })).toEqual([]);
    expect(codes({ zones: ['S', 'R'], at: [10, 125, 24, 125] })).toEqual(['opening-narrow']);
  });
});

describe('an opening of one zone', () => {
  it.each([
    ['on the lower rim', [100, 250, 150, 250], []],
    ['on the left rim', [0, 150, 0, 200], []],
    ['on the right rim', [250, 150, 250, 200], []],
    ['inside the face', [100, 240, 150, 240], ['opening-off-rim']],
    ['on the rim of another zone', [100, 0, 150, 0], ['opening-off-rim']],
    ['partly on the rim of another zone', [0, 100, 0, 150], ['opening-off-rim']],
  ])('%s', (_where, at, expected) => {
    expect(codes({ zones: ['R'], at })).toEqual(expected);
  });

  it('lies on no rim where its zone stops short of it', () => {
    const zones = [street([0, 0, 250, 125]), room([0, 125, 250, 120])];
    expect(codes({ zones: ['R'], at: [100, 250, 150, 250] }, zones)).toEqual(['opening-off-rim']);
  });
});
