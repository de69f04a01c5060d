import { describe, expect, it } from 'vitest';
import { type Standee, type Stood, standing } from '../../drawing/board/standing';
import type { StandingRoom } from '../../drawing/board/standing-room';
import { pieceStamp } from '../../drawing/board/tokens';
import { type Box, common } from '../../drawing/box';
import { reachOf } from '../../drawing/stamp';

const room: StandingRoom = { rects: [[0, 0, 120, 120]], balcony: false, floors: [], printed: [] };
const rooms =
  (...given: readonly StandingRoom[]) =>
  (zone: number) =>
    given[zone];

const survivor = (name: string, zone = 0): Standee => ({
  id: name,
  figure: { system: 'undead-or-alive', kind: 'survivor', name },
  zone,
});
const walkers = (count: number, zone = 0): Standee => ({
  id: 'walkers',
  figure: { system: 'undead-or-alive', kind: 'zombie', zombie: 'walker', count },
  zone,
});

function reach({ figure, raised, scale, at }: Stood): Box {
  return reachOf({ id: '', stamp: pieceStamp(figure, raised, scale, 'en'), at });
}

/** Pairs that hide each other. */
function hidden(stood: ReadonlyMap<string, Stood>): string[] {
  const all = [...stood.values()];
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) => (common(reach(one), reach(other)) ? [`${one.id} ${other.id}`] : [])),
  );
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

describe('what stands in a zone', () => {
  it('hides nothing else, and stands on the ground of its zone', () => {
    const stood = standing([...names(4).map((name) => survivor(name)), walkers(3)], rooms(room));
    expect(stood.size).toBe(5);
    expect(hidden(stood)).toEqual([]);
    for (const one of stood.values()) {
      const [x, y, width, height] = reach(one);
      expect(Math.min(x, y, 120 - x - width, 120 - y - height)).toBeGreaterThanOrEqual(0);
    }
  });

  it('keeps the place of its own, even at a rim', () => {
    const objective: Standee = {
      id: 'o1',
      figure: { system: 'undead-or-alive', kind: 'objective', colour: 'red' },
      zone: 0,
      home: [118, 60],
    };
    const stood = standing([walkers(1), survivor('May'), objective], rooms(room));
    expect(stood.get('o1')?.at).toEqual([118, 60]);
    expect(hidden(stood)).toEqual([]);
  });

  it('moves aside, if another has the same place of its own', () => {
    const token = (id: string): Standee => ({
      id,
      figure: { system: 'undead-or-alive', kind: 'exit' },
      zone: 0,
      home: [60, 60],
    });
    const stood = standing([token('one'), token('other')], rooms(room));
    expect(stood.get('one')?.at).toEqual([60, 60]);
    expect(hidden(stood)).toEqual([]);
  });

  it('stays where it was when others come and go', () => {
    const before = standing([survivor('May'), survivor('Carl')], rooms(room));
    const after = standing([walkers(2), survivor('Carl'), survivor('Jeb')], rooms(room), before);
    expect(after.get('Carl')?.at).toEqual(before.get('Carl')?.at);
    expect(hidden(after)).toEqual([]);
  });

  it('gets smaller where many stand close together, and none hides another', () => {
    const small: StandingRoom = { ...room, rects: [[0, 0, 80, 70]] };
    const stood = standing(
      names(10).map((name) => survivor(name)),
      rooms(small),
    );
    expect(hidden(stood)).toEqual([]);
    expect([...stood.values()].every(({ scale }) => scale < 1)).toBe(true);
  });

  it('gets as large again as there is room, when others have left', () => {
    const small: StandingRoom = { ...room, rects: [[0, 0, 80, 70]] };
    const crowd = standing(
      names(10).map((name) => survivor(name)),
      rooms(small),
    );
    const left = standing(
      names(4).map((name) => survivor(name)),
      rooms(small),
      crowd,
    );
    expect([...left.values()].map(({ scale }) => scale)).toEqual([1, 1, 1, 1]);
    expect(hidden(left)).toEqual([]);
  });

  it('stands below no balcony, and on one it is raised', () => {
    const floor: Box = [0, 0, 120, 70];
    const below: StandingRoom = { ...room, floors: [floor] };
    const balcony: StandingRoom = { ...room, rects: [floor], balcony: true };
    const stood = standing([survivor('May', 0), survivor('Carl', 1)], rooms(below, balcony));
    expect(common(reach(stood.get('May') as Stood), floor)).toBeUndefined();
    expect(stood.get('Carl')?.raised).toBe(true);
    expect(hidden(stood)).toEqual([]);
  });

  it('leaves legible what is printed, where there is room beside it', () => {
    const plate: Box = [30, 30, 60, 60];
    const stood = standing(
      [survivor('May')],
      rooms({ ...room, rects: [[0, 0, 200, 120]], printed: [plate] }),
    );
    expect(common(reach(stood.get('May') as Stood), plate)).toBeUndefined();
  });

  it('keeps off what sticks out of the next zone', () => {
    const next: StandingRoom = { ...room, rects: [[120, 0, 40, 120]] };
    const exit: Standee = {
      id: 'exit',
      figure: { system: 'undead-or-alive', kind: 'exit' },
      zone: 0,
      home: [119, 60],
    };
    const stood = standing([exit, survivor('May', 1)], rooms(room, next));
    expect(hidden(stood)).toEqual([]);
  });
});
