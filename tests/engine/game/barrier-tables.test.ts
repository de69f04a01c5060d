import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith, type Placement } from '../../../engine';
import type { Barrier } from '../../../engine/board/barriers';
import { boardBehind } from '../../../engine/board/behind-barriers';
import { configuredBoard } from '../../../engine/board/configured';
import { BarrierTables } from '../../../engine/game/barrier-tables';
import { bitRows, FULL_WORD, hasBit, setBit } from '../../../engine/game/bits';
import { type BoardTable, boardTable } from '../../../engine/game/board-table';
import { Cells } from '../../../engine/game/memory';
import type { TileFace } from '../../../schemas';
import { nineAndThree } from '../../helpers/large-boards';
import { times } from '../../helpers/long';
import { walledUp } from '../../helpers/walled-up';

/** A house of two rooms, A and B, with a door to the street in front of each and one between them. */
const house: TileFace = {
  format: 'boothill/tile@1',
  id: 'house',
  name: { en: 'House' },
  size: [100, 100],
  zones: [
    { id: 'A', kind: 'building', rects: [[0, 0, 50, 50]] },
    { id: 'B', kind: 'building', rects: [[50, 0, 50, 50]] },
    { id: 'S', kind: 'street', rects: [[0, 50, 50, 50]] },
    { id: 'T', kind: 'street', rects: [[50, 50, 50, 50]] },
  ],
  openings: [
    { zones: ['A', 'B'], at: [50, 10, 50, 30] },
    { zones: ['A', 'S'], at: [10, 50, 30, 50] },
    { zones: ['B', 'T'], at: [60, 50, 80, 50] },
  ],
};
const [A, B, S, T] = [0, 1, 2, 3];
// In the order of its ways: three doors, and the border between the streets.
const [BETWEEN, FRONT, BACK, BORDER] = [0, 1, 2, 3];
const lot = [{ id: 'h', face: 'house', x: 0, y: 0, rotation: 0 }] as const;

function boardOf(placements: readonly Placement[], own: readonly TileFace[] = []) {
  return compileBoard(placements, facesWith(own)).board;
}

const door: Omit<Barrier, 'ways'> = { stopsMoving: true, stopsSight: true, planned: 'at-need' };

function setOf(barriers: number, open: readonly number[]): Cells {
  const set = new Cells(new Int32Array(bitRows(barriers)), 1);
  for (const barrier of open) setBit(set, barrier, true);
  return set;
}

/** The house with these barriers, and how often it has been laid. */
function atHouse(barriers: readonly Barrier[], most?: number) {
  const board = boardOf(lot, [house]);
  const laid: number[] = [];
  const tables = new BarrierTables(
    barriers,
    board.zones.length,
    (closed) => {
      laid.push(closed.length);
      return configuredBoard(boardBehind(board, closed));
    },
    most,
  );
  return { laid, at: (...open: number[]) => tables.at(setOf(barriers.length, open)) };
}

const doors = [BETWEEN, FRONT, BACK].map((way) => ({ ...door, ways: [way] }));

function relations(table: BoardTable) {
  const zones = Array.from({ length: table.zones }, (_, zone) => zone);
  return zones.map((from) => ({
    neighbours: table.neighbours[from],
    seen: table.seen(from),
    seenByTownsfolk: table.seenByTownsfolk(from),
    ranges: zones.map((to) => table.range(from, to)),
    townsfolkRanges: zones.map((to) => table.townsfolkRange(from, to)),
    distances: zones.map((to) => table.distance(from, to)),
  }));
}

describe('a board with barriers', () => {
  const town = nineAndThree();
  const board = boardOf(town);
  const barriers = board.passages.map((_, passage) => ({ ...door, ways: [passage] }));
  const zones = board.zones.length;
  const tables = new BarrierTables(barriers, zones, (closed) => configuredBoard(boardBehind(board, closed)));

  test.prop([fc.array(fc.boolean(), { minLength: barriers.length, maxLength: barriers.length })], {
    numRuns: times(20, 1_000),
  })(
    `has for any of ${barriers.length} open doors the tables of a board that has walls for the others`,
    (open) => {
      const walls = board.passages.filter((_, passage) => !open[passage]);
      const walled = walledUp(
        town,
        facesWith([]),
        walls.map(({ at }) => at),
      );
      const isOpen = [...open.keys()].filter((passage) => open[passage]);
      expect(relations(tables.at(setOf(barriers.length, isOpen)).table)).toEqual(
        relations(boardTable(() => configuredBoard(walled), zones)),
      );
    },
  );

  it('stops whoever walks, whoever looks, or both', () => {
    const closed = (kind: Partial<Barrier>) => atHouse([{ ...door, ...kind, ways: [FRONT] }]).at().table;
    const relation = (table: BoardTable) => [table.distance(S, A), table.range(S, A)];
    expect(relation(closed({}))).toEqual([3, -1]);
    expect(relation(closed({ stopsSight: false }))).toEqual([3, 1]);
    expect(relation(closed({ stopsMoving: false }))).toEqual([1, -1]);
  });

  it('stops nobody at an open door', () => {
    const { table } = atHouse(doors).at(BETWEEN, FRONT, BACK);
    expect(relations(table)).toEqual(relations(boardTable(() => configuredBoard(boardOf(lot, [house])), 4)));
  });

  it('can be barred across a street, which everybody sees along', () => {
    const { table } = atHouse([{ ...door, ways: [BORDER] }]).at();
    expect([table.distance(S, T), table.range(S, T)]).toEqual([3, 1]);
  });

  it('has gates that close several ways at once, and ways in which two things stand', () => {
    const { at } = atHouse([
      { ...door, ways: [FRONT, BACK] },
      { ...door, ways: [FRONT] },
    ]);
    const walks = (...open: number[]) => [at(...open).table.distance(S, A), at(...open).table.distance(T, B)];
    expect(walks()).toEqual([-1, -1]);
    expect(walks(0)).toEqual([3, 1]);
    expect(walks(1)).toEqual([-1, -1]);
    expect(walks(0, 1)).toEqual([1, 1]);
  });
});

describe('the way that somebody plans who can open nothing', () => {
  const planning = (planned: Barrier['planned'], ...open: number[]) => {
    const { table, boardToPlanBy } = atHouse(doors.map((each) => ({ ...each, planned }))).at(...open);
    const way = boardToPlanBy(S, A);
    const first = way.neighbours[S]?.filter((next) => way.distance(next, A) === way.distance(S, A) - 1) ?? [];
    return {
      distance: way.distance(S, A),
      walks: first.filter((next) => table.neighbours[S]?.includes(next)),
      first,
    };
  };

  it('leads through closed doors where no other one leads there, and stops at the first', () => {
    expect(planning('at-need')).toEqual({ distance: 1, first: [A], walks: [] });
  });

  it('goes round by open doors, however far that is', () => {
    expect(planning('at-need', BETWEEN, BACK)).toEqual({ distance: 3, first: [T], walks: [T] });
  });

  it('leads straight on to what is never taken into account', () => {
    expect(planning('always', BETWEEN, BACK)).toEqual({ distance: 1, first: [A], walks: [] });
  });

  it('ends nowhere behind what is a wall to them', () => {
    expect(planning('never')).toEqual({ distance: -1, first: [], walks: [] });
    expect(planning('never', BETWEEN, BACK)).toEqual({ distance: 3, first: [T], walks: [T] });
  });

  it('leads past barricades before it leads through doors', () => {
    const barriers: Barrier[] = [
      { ...door, ways: [BETWEEN], planned: 'always' },
      { ...door, ways: [FRONT] },
    ];
    const { at } = atHouse(barriers);
    expect(at().boardToPlanBy(S, A).distance(S, A)).toBe(3);
    expect(at().table.distance(S, A)).toBe(-1);
  });
});

describe('the tables of all sets of open barriers', () => {
  it('are the same for all games with the same doors open', () => {
    const { at } = atHouse(doors);
    expect(at(FRONT)).toBe(at(FRONT));
    at(BACK);
    expect(at(FRONT)).toBe(at(FRONT));
    expect(at(FRONT)).not.toBe(at(BACK));
  });

  it('are not changed by a game that opens a door afterwards', () => {
    const board = boardOf(lot, [house]);
    const tables = new BarrierTables(doors, 4, (closed) => configuredBoard(boardBehind(board, closed)));
    const open = setOf(doors.length, []);
    const before = tables.at(open);
    setBit(open, FRONT, true);
    expect(tables.at(open).table.distance(S, A)).toBe(1);
    expect(before.table.distance(S, A)).toBe(-1);
  });

  it('are laid when somebody first asks for anything, and once', () => {
    const { at, laid } = atHouse(doors);
    const { table } = at(FRONT);
    expect(laid).toEqual([]);
    table.distance(S, A);
    table.range(S, A);
    at(FRONT).table.range(A, S);
    expect(laid).toEqual([2]);
  });

  it('are the same as those that are planned by, where nothing closed is in the way', () => {
    const { at, laid } = atHouse(doors);
    expect(at(FRONT).boardToPlanBy(S, A)).toBe(at(FRONT).table);
    expect(at().boardToPlanBy(S, A)).toBe(at(BETWEEN, FRONT, BACK).table);
    expect(laid).toEqual([2, 3]);
  });

  it('are kept up to a number, those that were asked for last', () => {
    const { at } = atHouse(doors, 2);
    const [none, front] = [at(), at(FRONT)];
    expect(at()).toBe(none);
    at(BACK);
    expect(at()).toBe(none);
    expect(at(FRONT)).not.toBe(front);
  });

  it('are told apart where their words come to the same hash', () => {
    const many = Array.from({ length: 60 }, (_, barrier) => ({
      ...door,
      ways: [barrier === 0 ? FRONT : BACK],
    }));
    const { at } = atHouse(many);
    const walks = (...open: number[]) => at(...open).table.distance(S, A);
    // What a 1 in the first word is multiplied by, in the second word.
    const other = [0, 1, 4, 7, 8, 24].map((bit) => 30 + bit);
    expect([walks(0), walks(...other), walks(0)]).toEqual([1, -1, 1]);
    expect([walks(...many.keys()), walks()]).toEqual([1, -1]);
  });

  it('are one where there are no barriers', () => {
    const { at, laid } = atHouse([]);
    expect(at().boardToPlanBy(S, A)).toBe(at().table);
    expect(at().table.distance(S, A)).toBe(1);
    expect(laid).toEqual([0]);
  });
});

describe('a set of numbers in the memory', () => {
  test.prop([fc.uniqueArray(fc.nat(99)), fc.nat(99)])(
    'holds what was put in, and no word is less than nothing',
    (numbers, out) => {
      const set = setOf(100, numbers);
      setBit(set, out, false);
      const left = numbers.filter((number) => number !== out);
      expect(Array.from({ length: 100 }, (_, number) => hasBit(set, number))).toEqual(
        Array.from({ length: 100 }, (_, number) => left.includes(number)),
      );
      expect(set.toArray().every((word) => word >= 0 && word <= FULL_WORD)).toBe(true);
    },
  );
});
