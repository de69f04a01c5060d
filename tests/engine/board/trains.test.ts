import { describe, expect, it } from 'vitest';
import { NamedBoard } from '../../helpers/board';

// The undertaker and the chapel to the north and south of a lane for the train.
const lane = (...train: string[]) =>
  new NamedBoard(['n 4V', 'o 3V 250', ...train, 's 4V 0 340 180', 'r 4V 250 340 180']);

describe('a railroad', () => {
  const board = lane('t 10V 0 250', 'u 12V 250 250');

  it('merges with the streets on both its sides (UOA-TRAIN-05, UOA-ZONE-06)', () => {
    expect(board.zone('t.left').parts).toEqual(['n.SW', 's.SE', 't.left']);
    expect(board.zone('t.right').parts).toEqual(['n.SE', 'o.SW', 'r.SE', 's.SW', 't.right', 'u.left']);
    expect(board.zone('t.left').kind).toBe('street');
  });

  it('is walked along, and off into the rooms whose doors open on it (UOA-MOVE-02)', () => {
    expect(board.moves('t.mid')).toEqual(expect.arrayContaining([board.zone('t.left').id, 'n.B']));
    expect(board.moves('t.left')).not.toContain('n.B');
  });

  it('lets nobody see across a wall beside it (UOA-LOS-01, UOA-LOS-05, UOA-LOS-06)', () => {
    // The undertaker: his back room has its door to the middle, and his front room and the street lie behind it.
    expect(board.range('t.mid', 'n.B')).toBe(1);
    expect(board.range('t.left', 'n.B')).toBeUndefined();
    expect(board.range('t.mid', 'n.A')).toBeUndefined();
    expect(board.range('t.mid', 'n.N')).toBeUndefined();
  });
});

describe('a train', () => {
  const board = lane('t 12R 0 250', 'u 10R 250 250');

  it('is a building of its own for every car, whatever is coupled (UOA-TRAIN-01, UOA-TRAIN-03, UOA-ZONE-06)', () => {
    expect(board.zone('u.tender').building).toBe(board.zone('u.cab').building);
    expect(board.zone('t.main').building).toBe(board.zone('t.rear').building);
    expect(board.zone('t.main').building).not.toBe(board.zone('u.cab').building);
  });

  it('can be walked through at its couplings (UOA-MOVE-02)', () => {
    expect(board.moves('t.rear')).toContain('u.tender');
    expect(board.moves('u.tender')).toEqual(expect.arrayContaining(['t.rear', 'u.cab']));
  });

  it('is entered by its doors from the street beside it (UOA-MOVE-02)', () => {
    expect(board.moves('t.main')).toContain(board.zone('t.N1').id);
    expect(board.moves('u.cab')).toContain(board.zone('u.N2').id);
  });

  it('has strips that belong to the streets on their side (UOA-TRAIN-06)', () => {
    expect(board.zone('t.N1').parts).toEqual(['n.SW', 't.N1']);
    expect(board.zone('u.N2').parts).toEqual(['o.S', 'u.N2']);
  });

  it('has strips that are nothing where no street lies beside them, and doors that lead nowhere (UOA-TRAIN-06)', () => {
    const alone = new NamedBoard(['t 11R']);
    expect(alone.ids).toEqual(['t.car']);
    expect(alone.moves('t.car')).toEqual([]);
    // Over the lane the undertaker turns his back on it.
    expect(board.board.zoneOf('t.N2')).toBeUndefined();
  });

  it('has one street round its tender, on both sides (UOA-TRAIN-04)', () => {
    const north = board.zone('u.U');
    expect(north.parts).toEqual(expect.arrayContaining(['n.SE', 'o.SW', 'r.SE', 's.SW', 'u.U']));
    expect(board.moves('u.tender')).toContain(north.id);
  });

  it('hides what is behind its body, and not what is behind its tender (UOA-LOS-10, UOA-TRAIN-02)', () => {
    // Up and down the street beside the tender, over it.
    expect(board.range('n.E', 's.W')).toBe(2);
    // Behind the engine.
    expect(board.range('o.E', 'r.W')).toBeUndefined();
    const railroad = lane('t 12V 0 250', 'u 10V 250 250');
    expect(railroad.range('o.E', 'r.W')).toBe(2);
  });

  it('cannot be entered where the engine is (UOA-TRAIN-02)', () => {
    const { zones } = board.board;
    const engine = zones.filter(({ rects }) => rects.some(([x, y]) => x >= 250 + 137 && y === 263));
    expect(engine).toEqual([]);
  });
});
