import { describe, expect, it } from 'vitest';
import { type ChangingBoard, type Configuration, compileChangingBoard, stockFace } from '../../../engine';
import { placementsOf } from '../../helpers/board';

// The chapel above and the grocery below a lane for the train, twice side by side: streets on both sides.
const town = ['n 3V 0 0', 'o 3V 250 0', 's 7V 0 340', 'r 7V 250 340'];
const west = (face: string, id = 't') => `${id} ${face} 0 250`;
const east = (face: string, id = 'u') => `${id} ${face} 250 250`;

function board(...configurations: (string[] | Configuration)[]): ChangingBoard {
  const all = configurations.map((each) =>
    Array.isArray(each) ? { placements: placementsOf([...town, ...each]) } : each,
  );
  return compileChangingBoard(all, stockFace);
}

function zoneIn({ configurations, zones }: ChangingBoard, configuration: number, part: string): number {
  const compiled = configurations[configuration]?.own;
  const id = compiled?.zones[compiled.zoneOf(part) ?? -1]?.id;
  return zones.findIndex((zone) => zone.id === id);
}

const ids = ({ zones }: ChangingBoard, numbers: readonly number[]) => numbers.map((zone) => zones[zone]?.id);

describe('a board that changes', () => {
  const entering = board([west('10V'), east('12V')], [west('10R'), east('12V')]);

  it('has one number for every zone that there ever is', () => {
    expect(new Set(entering.zones.map(({ id }) => id)).size).toBe(entering.zones.length);
    const [first, second] = entering.configurations;
    const cab = zoneIn(entering, 1, 't.cab');
    expect(first?.has(cab)).toBe(false);
    expect(second?.has(cab)).toBe(true);
    const chapel = zoneIn(entering, 0, 'n.A');
    expect(zoneIn(entering, 1, 'n.A')).toBe(chapel);
    expect(first?.has(chapel) && second?.has(chapel)).toBe(true);
  });

  it('knows no ways and no sight of a zone that is not there for now', () => {
    const cab = zoneIn(entering, 1, 't.cab');
    const [first] = entering.configurations;
    expect(first?.moves(cab)).toEqual([]);
    expect(first?.sightFrom(cab).size).toBe(0);
    expect(first?.townsfolkSightFrom(cab).size).toBe(0);
    expect(first?.distancesFrom(cab)).toEqual(entering.zones.map(() => undefined));
  });

  it('says the same as each of its configurations by itself', () => {
    for (const { own, moves, sightFrom, distancesFrom } of entering.configurations) {
      const all = own.zones.map(({ id }) => entering.zones.findIndex((zone) => zone.id === id));
      for (const { index } of own.zones) {
        const zone = all[index] ?? -1;
        expect(moves(zone)).toEqual(own.moves(index).map((to) => all[to]));
        expect([...sightFrom(zone)].sort()).toEqual(
          [...own.sightFrom(index)].map(([to, range]) => [all[to], range]).sort(),
        );
        expect(all.map((to) => distancesFrom(zone)[to])).toEqual(own.distancesFrom(index));
      }
    }
  });

  it('keeps everybody out of a blocked zone, and lets them leave it (UOA-MOVE-08)', () => {
    const placements = placementsOf([...town, west('10V'), east('12V')]);
    const mine = board({ placements }, { placements, blocked: ['n.A'] });
    const [chapel, street] = [zoneIn(mine, 0, 'n.A'), zoneIn(mine, 0, 'n.S')];
    expect(mine.configurations[0]?.moves(street)).toContain(chapel);
    expect(mine.configurations[1]?.moves(street)).not.toContain(chapel);
    expect(mine.configurations[1]?.moves(chapel)).toContain(street);
    expect([0, 1].map((number) => mine.configurations[number]?.isBlocked(chapel))).toEqual([false, true]);
    expect(mine.configurations[1]?.sightFrom(street).get(chapel)).toBe(1);
    expect(mine.fates(0, 1)[chapel]).toEqual({ fate: 'stays', to: chapel });
  });
});

describe('a tile that is flipped', () => {
  const entering = board([west('10V'), east('12V')], [west('10R'), east('12V')]);
  const fates = entering.fates(0, 1);

  it('affects every zone that any part of it was of, however far that reaches (UOA-TRAIN-10)', () => {
    for (const part of ['t.left', 't.mid', 't.right', 'n.S', 'u.left', 'o.SW']) {
      expect(fates[zoneIn(entering, 0, part)]?.fate).toBe('affected');
    }
  });

  it('leaves its neighbours alone (UOA-TRAIN-10)', () => {
    for (const part of ['u.mid', 'n.A', 'n.W', 'r.B', 's.S']) {
      const zone = zoneIn(entering, 0, part);
      expect(fates[zone]).toEqual({ fate: 'stays', to: zone });
    }
  });

  it('sends those who stood there to what is left of their street on either side (UOA-TRAIN-12)', () => {
    const fate = fates[zoneIn(entering, 0, 't.mid')];
    expect(fate?.fate === 'affected' && ids(entering, fate.displacedTo)).toEqual(['n.S+t.N2', 's.N+t.S2']);
  });

  it('sends those who were aboard to the nearest street when a car becomes railroad again (UOA-TRAIN-12)', () => {
    const back = board([west('11R'), east('12V')], [west('11V'), east('12V')]);
    const fate = back.fates(0, 1)[zoneIn(back, 0, 't.car')];
    // By its doors to the middle, by its coupling to the right: a tie, for the players to settle.
    expect(fate?.fate === 'affected' && ids(back, fate.displacedTo)).toEqual([
      'n.S+s.N+t.mid',
      'n.SE+o.SW+r.NW+s.NE+t.right+u.left',
    ]);
  });
});

describe('a house', () => {
  const rooms = ['h.A', 'h.B', 'h.C', 'h.BAL'];

  it.each([
    ['is taken away', []],
    ['is put elsewhere', ['h 2R 0 -250']],
  ])('carries nobody when it %s', (_what, after) => {
    const pulled = board(['h 2R -250 0'], after);
    const fates = pulled.fates(0, 1);
    expect(rooms.map((part) => fates[zoneIn(pulled, 0, part)]?.fate)).toEqual(rooms.map(() => 'affected'));
  });
});

describe('a train that moves', () => {
  // 10R | 12V: the railroad ahead is taken away, the locomotive goes east, the 12 comes in behind it as a car.
  const moving = board([west('10R'), east('12V')], [east('10R', 't'), west('12R', 'u')]);
  const fates = moving.fates(0, 1);

  it('takes everything aboard along (UOA-TRAIN-17)', () => {
    for (const part of ['t.cab', 't.tender']) {
      const zone = zoneIn(moving, 0, part);
      expect(fates[zone]).toEqual({ fate: 'travels', to: zone });
      expect(moving.configurations[1]?.has(zone)).toBe(true);
    }
  });

  it('leaves whoever stands beside it where they are (UOA-TRAIN-06)', () => {
    const beside = zoneIn(moving, 0, 't.N2');
    expect(moving.zones[beside]?.id).toBe('n.S+t.N2');
    expect(fates[beside]).toEqual({ fate: 'stays', to: zoneIn(moving, 1, 'n.S') });
  });

  it('leaves them there whatever the train is called (UOA-TRAIN-06)', () => {
    // Zones go by their parts in order: here those of the train come first.
    const renamed = board([west('10R', 'a'), east('12V', 'b')], [east('10R', 'a'), west('12R', 'b')]);
    const zone = zoneIn(renamed, 0, 'a.N2');
    expect(renamed.zones[zone]?.id).toBe('a.N2+n.S');
    expect(renamed.fates(0, 1)[zone]).toEqual({ fate: 'stays', to: zoneIn(renamed, 1, 'n.S') });
  });

  it('affects the zones of the railroad that was taken away (UOA-TRAIN-16)', () => {
    expect(fates[zoneIn(moving, 0, 'u.mid')]?.fate).toBe('affected');
    expect(fates[zoneIn(moving, 0, 'u.right')]?.fate).toBe('affected');
  });
});

describe('a train that leaves', () => {
  // 12R | 10R: the locomotive leaves, the car takes its place, the railroad lies behind it.
  const leaving = board([west('12R', 'u'), east('10R', 't')], [east('12R', 'u'), west('10V', 't')]);
  const fates = leaving.fates(0, 1, ['t']);

  it('takes along what is aboard the part that leaves (UOA-TRAIN-19)', () => {
    expect(fates[zoneIn(leaving, 0, 't.cab')]).toEqual({ fate: 'leaves' });
    expect(fates[zoneIn(leaving, 0, 't.tender')]).toEqual({ fate: 'leaves' });
  });

  it('spares who stands beside it (UOA-TRAIN-06)', () => {
    const beside = zoneIn(leaving, 0, 't.N2');
    expect(fates[beside]).toEqual({ fate: 'stays', to: zoneIn(leaving, 1, 'o.S') });
  });

  it('takes along who is aboard, even where its own tile becomes the railroad behind it (UOA-TRAIN-20)', () => {
    const last = board([west('10V', 't'), east('12R', 'u')], [west('10V', 't'), east('12V', 'u')]);
    const lastFates = last.fates(0, 1, ['u']);
    expect(lastFates[zoneIn(last, 0, 'u.main')]).toEqual({ fate: 'leaves' });
    expect(lastFates[zoneIn(last, 0, 'o.S')]?.fate).toBe('stays');
  });

  it('brings the rest to the front (UOA-TRAIN-17)', () => {
    const car = zoneIn(leaving, 0, 'u.main');
    expect(fates[car]).toEqual({ fate: 'travels', to: car });
  });
});
