import { describe, expect, it } from 'vitest';
import { problemsOf, room, street } from '../../helpers/faces';

describe('a room', () => {
  const zones = [
    street([0, 0, 250, 125]),
    room([0, 125, 125, 125]),
    { id: 'Q', kind: 'building', rects: [[125, 125, 125, 125]] },
  ];
  const door = { zones: ['S', 'R'], at: [50, 125, 100, 125] };
  const inner = { zones: ['R', 'Q'], at: [125, 150, 125, 200] };

  it('can be reached through another', () => {
    expect(problemsOf({ zones, openings: [door, inner] })).toEqual([]);
  });

  it('can be reached from the next tile', () => {
    expect(problemsOf({ zones, openings: [{ zones: ['Q'], at: [250, 150, 250, 200] }, inner] })).toEqual([]);
  });

  it('is a problem when it hangs together only with others that are walled up', () => {
    expect(problemsOf({ zones, openings: [inner] })).toMatchObject([
      { severity: 'warning', code: 'room-unreachable', pointer: '/zones/1', parameters: { zone: 'R' } },
      { severity: 'warning', code: 'room-unreachable', pointer: '/zones/2', parameters: { zone: 'Q' } },
    ]);
  });

  it('is not reached through a crack', () => {
    const openings = [{ ...door, at: [10, 125, 20, 125] }, inner];
    expect(problemsOf({ zones, openings }).map(({ code }) => code)).toEqual([
      'opening-narrow',
      'room-unreachable',
      'room-unreachable',
    ]);
  });
});
