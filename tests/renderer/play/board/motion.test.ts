import { describe, expect, it } from 'vitest';
import type { Stood } from '../../../../drawing/board/standing';
import type { Line, Point } from '../../../../drawing/scene';
import type { Stamp } from '../../../../drawing/stamp';
import { createMotion } from '../../../../renderer/play/board/motion';

const stamps = new Map<string, Stamp>();
function stampOf({ id, figure }: Stood): Stamp {
  const name = `${id} ${JSON.stringify(figure)}`;
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
    const way = [
      [0, 0],
      [100, 0],
    ] as const;
    const gliding = [{ stamp: ghost, way, leaves: 'from', into: 'to' }];
    motion.aim([grown], stampOf, { now: 0, lasts: 100, waits: 50, gliding });
    const looks = (now: number) => new Map(motion.at(now).map(({ print }) => [print.id, print.stamp]));
    expect([...looks(49).values()]).toEqual([stampOf(from), stampOf(to)]);
    expect(looks(51).has('from')).toBe(false);
    expect(looks(100).get('glide 0')).toBe(ghost);
    expect(looks(100).get('to')).toBe(stampOf(to));
    expect(looks(150).get('to')).toBe(stampOf(grown));
    expect(looks(150).has('glide 0')).toBe(false);
  });

  it('go along their way, and not straight through a wall', () => {
    const motion = createMotion();
    motion.aim([stood('a', 0)], stampOf, { now: 0, lasts: 0 });
    const wayOf = (one: Stood, from: Point): Line => [from, [0, 100], [100, 100], one.at];
    motion.aim([stood('a', 100)], stampOf, { now: 0, lasts: 100, wayOf });
    expect(motion.at(50)[0]?.print.at).toEqual([50, 100]);
    expect(motion.at(100)[0]?.print.at).toEqual([100, 0]);
  });

  it('stay as they are while something else is to be seen first, and do not look as afterwards', () => {
    const motion = createMotion();
    const [before, after] = [stood('a', 0, 3), stood('a', 50, 2)];
    motion.aim([before, stood('b', 9)], stampOf, { now: 0, lasts: 0 });
    motion.aim([after], stampOf, { now: 0, lasts: 10, waits: 90 });
    const at = (now: number) =>
      motion.at(now).map(({ print, opacity }) => [print.at[0], print.stamp, opacity]);
    expect(at(89)).toEqual([
      [9, stampOf(stood('b', 9)), 1],
      [0, stampOf(before), 1],
    ]);
    expect(at(100)).toEqual([[50, stampOf(after), 1]]);
    expect(motion.isGoing(99)).toBe(true);
  });
});
