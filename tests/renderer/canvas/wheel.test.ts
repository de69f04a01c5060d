import { describe, expect, it } from 'vitest';
import { wheelReader } from '../../../renderer/canvas/wheel';

const turn = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  timeStamp: 0,
};

describe('a turn of the wheel', () => {
  it('zooms in upwards and out downwards, whatever it is counted in', () => {
    const factor = (change: Partial<typeof turn>) => {
      const gesture = wheelReader()({ ...turn, ...change });
      return gesture.kind === 'zoom' ? gesture.factor : undefined;
    };
    expect(factor({ deltaY: -120 })).toBeGreaterThan(1);
    expect(factor({ deltaY: 120 })).toBeLessThan(1);
    expect(factor({ deltaY: 3, deltaMode: 1 })).toBeLessThan(1);
  });

  it('pans where it comes from two fingers on a touchpad', () => {
    expect(wheelReader()({ ...turn, deltaX: 4, deltaY: -9 })).toEqual({ kind: 'pan', by: [-4, 9] });
  });

  it('goes on panning through the large steps of a flick', () => {
    const read = wheelReader();
    read({ ...turn, deltaY: 8 });
    expect(read({ ...turn, deltaY: 180, timeStamp: 16 }).kind).toBe('pan');
    expect(read({ ...turn, deltaY: 180, timeStamp: 900 }).kind).toBe('zoom');
  });

  it('zooms where two fingers pinch', () => {
    expect(wheelReader()({ ...turn, deltaY: -3, ctrlKey: true }).kind).toBe('zoom');
  });

  it('pans sideways with Shift', () => {
    expect(wheelReader()({ ...turn, deltaY: 120, shiftKey: true })).toEqual({ kind: 'pan', by: [-120, 0] });
  });
});
