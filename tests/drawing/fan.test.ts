import { expect, it } from 'vitest';
import { drawnPoints } from '../../drawing/board/fan';
import { byId, seatTiles } from '../../drawing/board/seats';
import { tokenPrints } from '../../drawing/board/tokens';
import type { Point } from '../../drawing/scene';
import { stockFace } from '../../engine';
import type { Token } from '../../schemas';
import { missionOn, objective } from '../helpers/small-missions';

function drawn(tokens: readonly Token[], turned = 0): Record<string, Point> {
  const { placements } = missionOn([`a 2R 0 0 ${turned}`]);
  const seats = byId(seatTiles(placements, stockFace));
  return Object.fromEntries(drawnPoints(seats, { tokens: [...tokens] }));
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

it('pieces beside each other are drawn where they lie', () => {
  expect(drawn([objective('o1 a 40 40'), objective('o2 a 54 40')])).toEqual({ o1: [40, 40], o2: [54, 40] });
});

it('pieces on one spot are drawn side by side around it, in their order', () => {
  const { o1 = [0, 0], o2 = [0, 0] } = drawn([objective('o1 a 100 40'), objective('o2 a 100 40')]);
  expect(o1[0]).toBeLessThan(o2[0]);
  expect([(o1[0] + o2[0]) / 2, o1[1], o2[1]]).toEqual([100, 40, 40]);
});

it('the letters of up to sixteen pieces are seen', () => {
  for (const count of [2, 3, 5, 9, 16]) {
    const pile = Array.from({ length: count }, (_, index) =>
      objective(`o${index} a ${100 + (index % 3)} 90`),
    );
    const points = Object.values(drawn(pile));
    expect(points).toHaveLength(count);
    for (const point of points)
      for (const other of points) if (other !== point) expect(apart(point, other)).toBeGreaterThan(20);
  }
});

it('seventy pieces on one spot stay in their zone', () => {
  const pile = Array.from({ length: 70 }, (_, index) => objective(`o${index} a 100 100`));
  for (const point of Object.values(drawn(pile))) expect(apart(point, [100, 100])).toBeLessThan(55);
});

it('however a tile lies, they are spread upright', () => {
  const tokens = [objective('o1 a 100 40'), objective('o2 a 100 40')];
  const { o1 = [0, 0], o2 = [0, 1] } = drawn(tokens, 90);
  expect(o1[1]).toBe(o2[1]);
});

it('a gun stays on its Wagon, and a gun beside it does not', () => {
  const at = { tile: 'a', x: 100, y: 40 };
  const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at };
  const gun: Token = { id: 'g', kind: 'machine', machine: 'gatling', at };
  expect(drawn([wagon, { ...gun, on: 'w' }])).toEqual({ w: [100, 40], g: [100, 40] });
  const { w, g } = drawn([wagon, gun]);
  expect(w).not.toEqual(g);
});

it('a mounted gun goes aside with its Wagon, also where it lies a little off it', () => {
  const at = { tile: 'a', x: 100, y: 40 };
  const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at };
  const gun: Token = { id: 'g', kind: 'machine', machine: 'gatling', on: 'w', at };
  const {
    w = [0, 0],
    g,
    off,
  } = drawn([gun, wagon, objective('o1 a 100 40'), { ...gun, id: 'off', at: { ...at, y: 60 } }]);
  expect(w).not.toEqual([100, 40]);
  expect([g, off]).toEqual([w, [w[0], w[1] + 20]]);
});

it('a gun on a Wagon that is not there is drawn where it lies', () => {
  const gun: Token = {
    id: 'g',
    kind: 'machine',
    machine: 'gatling',
    on: 'w',
    at: { tile: 'a', x: 9, y: 40 },
  };
  expect(drawn([gun])).toEqual({ g: [9, 40] });
});

it('pictures and paper show them as the table does', () => {
  const mission = missionOn(['a 2R 0 0 0'], { tokens: [objective('o1 a 100 40'), objective('o2 a 100 40')] });
  const prints = tokenPrints(seatTiles(mission.placements, stockFace), mission, {});
  const points = drawn(mission.tokens ?? []);
  expect(prints.map(({ at }) => at)).toEqual([points['o1'], points['o2']]);
});
