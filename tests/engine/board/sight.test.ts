import { describe, expect, it } from 'vitest';
import type { TileFace } from '../../../schemas';
import { NamedBoard } from '../../helpers/board';

const barberAndStore = new NamedBoard(['a 2R', 'b 3R 250']);

describe('sight', () => {
  it('runs straight along streets, through any number of zones (UOA-LOS-01)', () => {
    expect(barberAndStore.range('a.NW', 'b.NE')).toBe(4);
    expect(barberAndStore.range('a.NW', 'a.E')).toBeUndefined();
  });

  it('does not pass a wall (UOA-LOS-01)', () => {
    const board = new NamedBoard(['a 3V', 'b 4V 250']);
    // The chapel stands between the two streets on its sides.
    expect(board.range('a.W', 'a.E')).toBeUndefined();
  });

  it('needs a band of 25 mm: corners that touch along less see nothing of each other (UOA-MOVE-01)', () => {
    const board = new NamedBoard(['a 1V']);
    expect(board.range('a.NW', 'a.C')).toBeUndefined();
    expect(board.moves('a.C')).not.toContain('a.NW');
    expect(board.range('a.W', 'a.E')).toBe(2);
  });

  it('joins zones of any shape wherever one straight line does, and nothing round a corner (UOA-LOS-12)', () => {
    const square = new NamedBoard(['a 3V', 'b 4V 250', 'c 4V 0 250', 'd 9R 250 250']);
    // One zone lies on all four tiles where they meet.
    expect(square.range('a.S', 'd.N')).toBe(2);
    expect(square.range('a.E', 'c.E')).toBe(2);
    expect(square.range('a.S', 'c.E')).toBeUndefined();
  });

  it('from a room reaches every zone that shares an opening with it, and no room further (UOA-LOS-02, UOA-LOS-03)', () => {
    const board = new NamedBoard(['a 4R']);
    expect(board.range('a.A', 'a.B')).toBe(1);
    expect(board.range('a.A', 'a.D')).toBeUndefined();
    expect(board.range('a.B', 'a.N')).toBe(1);
  });

  it('out of a door goes straight on, across the wall it is in (UOA-LOS-04)', () => {
    const board = new NamedBoard(['a 4V', 'b 4V 250']);
    // The undertaker's side doors look at each other across the street between them.
    expect(board.range('a.A', 'a.E')).toBe(1);
    expect(board.range('a.A', 'b.A')).toBe(2);
    expect(board.range('a.A', 'a.NE')).toBeUndefined();
  });

  it('from the street into a building reaches one room (UOA-LOS-05)', () => {
    const board = new NamedBoard(['a 4R']);
    expect(board.range('a.N', 'a.B')).toBe(1);
    expect(board.range('a.N', 'a.D')).toBeUndefined();
  });

  it('does not pass through a building to the street behind it (UOA-LOS-06)', () => {
    const board = new NamedBoard(['a 4V']);
    expect(board.range('a.W', 'a.A')).toBe(1);
    expect(board.range('a.W', 'a.E')).toBeUndefined();
  });

  it('is mutual between all zones (UOA-LOS-09)', () => {
    const { board } = new NamedBoard(['a 2R', 'b 3R 250', 'c 8V 0 250', 'd 9R 250 250 90']);
    for (const one of board.zones) {
      for (const [other, range] of board.sightFrom(one.index)) {
        expect(board.sightFrom(other).get(one.index)).toBe(range);
      }
    }
  });
});

describe('a balcony', () => {
  const board = new NamedBoard(['a 2R', 'b 4V 250']);

  it('is reached by its stairs only (UOA-BALC-01, UOA-BALC-02)', () => {
    expect(board.moves('a.BAL')).toEqual(['a.B']);
    expect(board.distance('a.C', 'a.BAL')).toBe(2);
  });

  it('sees both streets at its corner to their ends, itself counted as a zone more (UOA-BALC-03, UOA-BALC-08)', () => {
    expect(board.range('a.BAL', 'a.N')).toBe(1);
    expect(board.range('a.BAL', 'a.NW')).toBe(2);
    expect(board.range('a.BAL', 'a.SE')).toBe(2);
    expect(board.range('a.BAL', 'b.NE')).toBe(3);
  });

  it('is seen by whoever it sees (UOA-BALC-05)', () => {
    expect(board.range('b.NE', 'a.BAL')).toBe(3);
    expect(board.range('a.B', 'a.BAL')).toBe(1);
  });

  it('shares sight with the room of its stairs and with no other (UOA-BALC-04, UOA-BALC-06, UOA-TOWNSFOLK-06)', () => {
    expect(board.range('a.A', 'a.BAL')).toBeUndefined();
    expect(board.range('a.BAL', 'b.A')).toBeUndefined();
    expect([...board.board.townsfolkSightFrom(board.zone('a.BAL').index)]).toEqual([]);
    expect(board.townsfolkRange('a.A', 'a.BAL')).toBeUndefined();
  });

  it('sees another one whose street is in line (UOA-BALC-07)', () => {
    const two = new NamedBoard(['a 2R', 'b 3R 250']);
    // 2R straddles its NE, which is one zone with b.NW; 3R straddles b.N beside it.
    expect(two.range('a.BAL', 'b.BAL')).toBe(3);
    expect(two.range('b.BAL', 'a.BAL')).toBe(3);
  });
});

describe('a Townsfolk', () => {
  it('sees on through one opening after another, in one direction (UOA-TOWNSFOLK-02, UOA-TOWNSFOLK-05)', () => {
    // East through the store of 3R: in by its west rim, out by its east door.
    expect(barberAndStore.range('a.E', 'b.E')).toBeUndefined();
    expect(barberAndStore.townsfolkRange('a.E', 'b.E')).toBe(2);
  });

  it('may step aside inside a room, where openings are not aligned (UOA-TOWNSFOLK-03)', () => {
    // From the street into room D at 200-219, on into A at 216-235.
    expect(barberAndStore.townsfolkRange('a.SE', 'b.A')).toBe(2);
  });

  it('never turns a corner (UOA-TOWNSFOLK-03)', () => {
    const board = new NamedBoard(['a 4R']);
    // C to D is east, D to B is north.
    expect(board.townsfolkRange('a.C', 'a.B')).toBeUndefined();
    expect(board.townsfolkRange('a.A', 'a.D')).toBeUndefined();
  });

  it('sees nothing more where everybody sees already', () => {
    expect(barberAndStore.townsfolkRange('a.E', 'b.A')).toBeUndefined();
    expect(barberAndStore.range('a.E', 'b.A')).toBe(1);
  });

  it('looks in by no more of an opening than the street is in line with', () => {
    // The lane to the west is as wide as the upper arm of the hall; the closet lies behind the lower one.
    const hall: TileFace = {
      format: 'boothill/tile@1',
      id: 'hall',
      name: { en: 'Hall' },
      size: [250, 120],
      zones: [
        { id: 'LANE', kind: 'street', rects: [[0, 0, 50, 40]] },
        { id: 'YARD', kind: 'street', rects: [[50, 0, 50, 120]] },
        {
          id: 'HALL',
          kind: 'building',
          rects: [
            [100, 0, 150, 40],
            [100, 60, 60, 40],
            [230, 40, 20, 80],
            [100, 100, 130, 20],
          ],
        },
        { id: 'CLOSET', kind: 'building', rects: [[160, 60, 70, 40]] },
      ],
      openings: [
        { zones: ['YARD', 'HALL'], at: [100, 0, 100, 100] },
        { zones: ['HALL', 'CLOSET'], at: [160, 60, 160, 100] },
      ],
    };
    const board = new NamedBoard(['a hall'], [hall]);
    expect(board.range('a.LANE', 'a.HALL')).toBe(2);
    expect(board.townsfolkRange('a.YARD', 'a.CLOSET')).toBe(2);
    expect(board.townsfolkRange('a.LANE', 'a.CLOSET')).toBeUndefined();
  });
});
