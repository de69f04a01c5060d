import { describe, expect, it } from 'vitest';
import type { Stood } from '../../../../drawing/board/standing';
import type { Stamp } from '../../../../drawing/stamp';
import { createMotion } from '../../../../renderer/play/board/motion';

const stamps = new Map<string, Stamp>();
function stampOf({ id, figure }: Stood): Stamp {
  const name = `${id} ${'count' in figure ? figure.count : ''}`;
  const stamp = stamps.get(name) ?? { shapes: [], reach: [0, 0, 1, 1] };
  stamps.set(name, stamp);
  return stamp;
}
const stood = (id: string, x: number, count = 1): Stood => ({
  id,
  figure: { system: 'undead-or-alive', kind: 'zombie', zombie: 'walker', count },
  zone: 0,
  at: [x, 0],
  scale: 1,
  raised: false,
});

function moving(from: readonly Stood[], to: readonly Stood[], lasts = 100) {
  const motion = createMotion();
  motion.aim(from, stampOf, { now: 0, lasts: 0 });
  motion.aim(to, stampOf, { now: 1000, lasts });
  return (now: number) => motion.at(now).map(({ print: { id, at }, opacity }) => [id, at[0], opacity]);
}

describe('pieces on their way', () => {
  it('glide from where they were to where they are', () => {
    const at = moving([stood('a', 0)], [stood('a', 100)]);
    expect(at(1000)).toEqual([['a', 0, 1]]);
    expect(at(1050)).toEqual([['a', 50, 1]]);
    expect(at(1100)).toEqual([['a', 100, 1]]);
    expect(at(5000)).toEqual([['a', 100, 1]]);
  });

  it('come and go without a jump', () => {
    const at = moving([stood('old', 0)], [stood('new', 10)]);
    expect(at(1050)).toEqual([
      ['old', 0, 0.5],
      ['new', 10, 0.5],
    ]);
    expect(at(1100)).toEqual([['new', 10, 1]]);
  });

  it('are there at once for those who want nothing to move', () => {
    const at = moving([stood('a', 0), stood('b', 0)], [stood('a', 100)], 0);
    expect(at(1000)).toEqual([['a', 100, 1]]);
  });

  it('go on from where they are when something else happens meanwhile', () => {
    const motion = createMotion();
    motion.aim([stood('a', 0)], stampOf, { now: 0, lasts: 0 });
    motion.aim([stood('a', 100)], stampOf, { now: 0, lasts: 100 });
    motion.aim([stood('a', 0)], stampOf, { now: 50, lasts: 100 });
    expect(motion.at(50)[0]?.print.at).toEqual([50, 0]);
    expect(motion.isGoing(149)).toBe(true);
    expect(motion.isGoing(150)).toBe(false);
  });

  it('are counted where they arrive only once they have come', () => {
    const motion = createMotion();
    const [from, to] = [stood('from', 0, 2), stood('to', 100, 1)];
    motion.aim([from, to], stampOf, { now: 0, lasts: 0 });
    const ghost: Stamp = { shapes: [], reach: [0, 0, 2, 2] };
    const grown = stood('to', 100, 3);
    const passing = { stamp: ghost, from: [0, 0], to: [100, 0], into: 'to' } as const;
    motion.aim([grown], stampOf, { now: 0, lasts: 100, passing });
    const looks = (now: number) => new Map(motion.at(now).map(({ print }) => [print.id, print.stamp]));
    expect(looks(50).get('passing')).toBe(ghost);
    expect(looks(50).get('to')).toBe(stampOf(to));
    expect(looks(100).get('to')).toBe(stampOf(grown));
    expect(looks(100).has('passing')).toBe(false);
  });
});
