import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { type BoardLayout, layoutsOf } from '../../../../../engine/systems/undead-or-alive/board/layouts';
import { layLine } from '../../../../../engine/systems/undead-or-alive/board/line';
import {
  type BoardPlan,
  type ClosableZones,
  NOTHING_CHANGES,
} from '../../../../../engine/systems/undead-or-alive/board/plan';
import { NO_ZONES } from '../../../../../engine/systems/undead-or-alive/board/zone-set';
import { placementsOf } from '../../../../helpers/board';
import { tilesInSquare } from '../../../../helpers/large-boards';

const tiles = ['a 1R', 'b 2R 250', 'c 3R 500', 'd 4R 750', 'e 5R 1000', 'f 6R 1250', 'g 7R 1500'];
const placements = placementsOf(tiles);

function gate(parts: string[], rest: Partial<ClosableZones> = {}): ClosableZones {
  return {
    rule: `keep out of ${parts.join()}`,
    against: 'entering',
    ground: { ...NO_ZONES, parts },
    lasts: false,
    ...rest,
  };
}

function layouts(plan: Partial<BoardPlan>, on = placements): readonly BoardLayout[] {
  const { train, flips = [], gates = [] } = plan;
  const line = train && layLine(train, on, stockFace);
  const positions = line && 'positions' in line ? line.positions : [{ placements: on }];
  const found = layoutsOf({ train, flips, gates }, positions, stockFace);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}

const faceIn = (layout: Pick<BoardLayout, 'configuration'> | undefined, tile = 'a') =>
  layout?.configuration.placements.find(({ id }) => id === tile)?.face;

describe('the ways in which a board can lie', () => {
  it('are one where nothing changes', () => {
    const [only, another] = layouts(NOTHING_CHANGES);
    expect(another).toBeUndefined();
    expect(only).toMatchObject({ train: undefined, flips: [], gates: [] });
    expect(only?.configuration).toEqual({ placements, blocked: [], unseen: [] });
  });

  it('are the steps of the train times the tiles turned over times the gates (UOA-MISSION-M2-06)', () => {
    const railway = placementsOf(['t 10V 0 250', 'u 12V 250 250', 'n 3V', 'o 2V 250']);
    const train = { tiles: ['t', 'u'] };
    const all = layouts({ train, flips: ['n'], gates: [gate(['o.A'])] }, railway);
    expect(all).toHaveLength(5 * 2 * 2);
    expect(new Set(all.map(({ configuration }) => JSON.stringify(configuration))).size).toBeGreaterThan(15);
    for (const { train: next, flips, gates, ...here } of all) {
      const turned = flips[0] === undefined ? undefined : all[flips[0]];
      const moved = next === undefined ? undefined : all[next];
      const swung = all[gates[0] ?? -1];
      expect(turned?.flipped ?? here.flipped).toEqual([0]);
      expect(turned?.position ?? here.position).toBe(here.position);
      expect(moved?.position ?? 5).toBe(here.position + 1);
      expect(moved?.flipped ?? here.flipped).toEqual(here.flipped);
      expect(swung?.closed).toEqual(here.closed.length > 0 ? [] : [0]);
      expect(faceIn(here, 'n')).toBe(here.flipped.length > 0 ? '3R' : '3V');
    }
  });

  it('begin with every gate closed, and share their tiles where only gates differ (UOA-MISSION-M6-06)', () => {
    const [first, second, third, fourth] = layouts({ gates: [gate(['a.N']), gate(['b.N'])] });
    expect(first?.configuration.blocked).toEqual(['a.N', 'b.N']);
    expect([second, third, fourth].map((each) => each?.configuration.blocked)).toEqual([
      ['b.N'],
      ['a.N'],
      [],
    ]);
    expect(fourth?.configuration.placements).toBe(first?.configuration.placements);
    expect(first?.gates).toEqual([1, 2]);
    expect(fourth?.gates).toEqual([2, 1]);
  });

  it('leave a gate alone that nothing opens', () => {
    const all = layouts({ gates: [gate(['a.N'], { lasts: true }), gate(['b.N'])] });
    expect(all.map(({ closed }) => closed)).toEqual([[0, 1], [0]]);
    expect(all.map(({ gates }) => gates)).toEqual([
      [undefined, 1],
      [undefined, 0],
    ]);
  });

  it('close whole tiles by whatever is up, and the rooms of trains', () => {
    const on = placementsOf(['t 11R']);
    const ground = { ...NO_ZONES, aboard: true };
    const [train, railroad] = layouts({ flips: ['t'], gates: [gate([], { ground, lasts: true })] }, on);
    expect([train, railroad].map((each) => each?.configuration.blocked)).toEqual([['t.car'], []]);
    const whole = { ...NO_ZONES, tiles: ['t'] };
    const [, turned] = layouts({ flips: ['t'], gates: [gate([], { ground: whole, lasts: true })] }, on);
    expect(turned?.configuration.blocked).toEqual(['t.left', 't.mid', 't.right']);
  });

  it('turn a tile over once and for good, and none of a train that drives', () => {
    const [first, second] = layouts({ flips: ['a'] });
    expect([first, second].map((each) => faceIn(each))).toEqual(['1R', '1V']);
    expect([first?.flips, second?.flips]).toEqual([[1], [undefined]]);
    const railway = placementsOf(['t 10V 0 250', 'u 12V 250 250']);
    expect(layouts({ train: { tiles: ['t', 'u'] }, flips: ['u'] }, railway)).toHaveLength(5);
  });

  it('are sixty-four at most', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(layouts({ flips: six })).toHaveLength(64);
    const seven = layoutsOf({ ...NOTHING_CHANGES, flips: [...six, 'g'] }, [{ placements }], stockFace);
    expect(seven).toEqual({ problem: { code: 'too-many-boards', parameters: { most: 64 } } });
  });

  it('lay no more tiles altogether than a game can be set up with while somebody waits', () => {
    const flips = ['t0', 't1', 't2', 't3', 't4', 't5'];
    const onBoardOf = (tiles: number, turned: readonly string[]) =>
      layoutsOf({ ...NOTHING_CHANGES, flips: turned }, [{ placements: tilesInSquare(tiles) }], stockFace);
    expect(onBoardOf(100, flips)).toHaveLength(64);
    expect(onBoardOf(400, flips.slice(0, 4))).toHaveLength(16);
    const parameters = { tiles: 101, boards: 64, laid: 6464, most: 6400 };
    expect(onBoardOf(101, flips)).toEqual({ problem: { code: 'board-changes-too-much', parameters } });
  });

  it('are one board as long as only gates differ, however many tiles there are', () => {
    const gates = ['t0.NE', 't1.NE', 't2.NE', 't3.NE', 't4.NE'].map((part) => gate([part]));
    const positions = [{ placements: tilesInSquare(400) }];
    expect(layoutsOf({ ...NOTHING_CHANGES, gates }, positions, stockFace)).toHaveLength(32);
  });
});
