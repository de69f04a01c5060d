import { describe, expect, it } from 'vitest';
import { BUILT_IN_AREAS } from '../../../../../engine/systems/undead-or-alive';
import type { BoardStage } from '../../../../../engine/systems/undead-or-alive/board/stage';
import type { Table } from '../../../../../engine/systems/undead-or-alive/table';
import type { Area, Mission, Rule, Token } from '../../../../../schemas';
import { positionIn, type Setting, tableWith, tryTable } from '../../../../helpers/table';

// The chapel above and the grocery below a lane for the train, twice side by side: streets on both sides.
const town = ['n 3V 0 0', 'o 3V 250 0', 's 7V 0 340', 'r 7V 250 340'];

const area = (id: string, rest: Partial<Area>): Area => ({ id, name: { en: id }, ...rest });
const flip = (tile: string): Rule => ({
  id: `flip-${tile}`,
  when: { event: 'set-up' },
  do: [{ effect: 'flip-tile', tile }],
});

function laid(lane: readonly string[], mission: Partial<Mission> = {}, rest: Setting = {}): Table {
  const tiles = [...town, ...lane];
  return tableWith({ tiles, start: ['n.NW'], spawn: 'r.SE', mission, ...rest });
}

const train = (lane: readonly string[]): Token => ({
  id: 'train',
  kind: 'train',
  at: positionIn(lane[0]?.startsWith('t 10R') ? 't.cab' : 't.mid', lane),
  tiles: ['t', 'u'],
  moves: true,
});

/** The names of the zones of an area, in a stage. */
function zonesOf({ zones, mission }: Table, stage: BoardStage | undefined, name: string) {
  return (stage?.areas[mission.areas.indexOf(name)] ?? []).map((zone) => zones[zone]?.id);
}

function alongTheLine({ mission: { stages } }: Table): BoardStage[] {
  const along: BoardStage[] = [];
  for (let next = stages[0]; next; next = next.train && stages[next.train.to]) along.push(next);
  return along;
}

describe('the stages of a board', () => {
  it('are one where nothing changes', () => {
    const table = laid(['t 11R 0 250', 'u 12V 250 250']);
    expect(table.mission.stages).toHaveLength(1);
    expect(table.boards).toHaveLength(1);
  });

  it('follow the train one after the other (UOA-TRAIN-21)', () => {
    const lane = ['t 10V 0 250', 'u 12V 250 250'];
    const table = laid(lane, {}, { tokens: [train(lane)] });
    const { stages } = table.mission;
    expect(stages.map(({ line }) => line.join('|'))).toEqual([
      '10V|12V',
      '10R|12V',
      '12R|10R',
      '10V|12R',
      '10V|12V',
    ]);
    expect(stages.map(({ train }) => train && [train.to, train.move])).toEqual([
      [1, 'enters'],
      [2, 'moves'],
      [3, 'leaves'],
      [4, 'leaves'],
      undefined,
    ]);
    expect(table.boards).toHaveLength(5);
  });

  it('have the areas of every mission (UOA-MISSION-M2-02)', () => {
    const table = laid(['t 11R 0 250', 'u 12R 250 250'], {}, { exit: 'o.NE' });
    const [only] = table.mission.stages;
    expect(table.mission.areas).toEqual([...BUILT_IN_AREAS]);
    expect(zonesOf(table, only, 'aboard').sort()).toEqual(['t.car', 'u.main', 'u.rear']);
    expect(zonesOf(table, only, 'exit')).toEqual(['o.NE']);
    expect(zonesOf(table, only, 'start')).toEqual(['n.NW']);
    expect(zonesOf(table, only, 'first-spawn-zone')).toEqual(['r.SE']);
  });

  it('keep the order of an area, which may be a track', () => {
    const areas = [area('track', { zones: ['o.NE', 'n.NW', 'o.NW', 'n.NE'] })];
    const table = laid(['t 11R 0 250', 'u 12R 250 250'], { areas });
    expect(zonesOf(table, table.mission.stages[0], 'track')).toEqual(['o.NE', 'n.NW', 'n.NE+o.NW']);
  });

  it('let areas ride along, or lose what the train drives over (UOA-TRAIN-14, UOA-TRAIN-17)', () => {
    const lane = ['t 10R 0 250', 'u 12V 250 250'];
    const areas = [area('cab', { zones: ['t.cab'] }), area('ahead', { zones: ['u.mid', 'o.NE'] })];
    const along = alongTheLine(laid(lane, { areas }, { tokens: [train(lane)] }));
    const table = laid(lane, { areas }, { tokens: [train(lane)] });
    expect(along.map((stage) => zonesOf(table, stage, 'cab'))).toEqual([['t.cab'], ['t.cab'], [], []]);
    expect(along.map((stage) => zonesOf(table, stage, 'ahead').length)).toEqual([2, 1, 1, 1]);
    expect(along.map((stage) => zonesOf(table, stage, 'aboard').sort())).toEqual([
      ['t.cab', 't.tender'],
      ['t.cab', 't.tender', 'u.main', 'u.rear'],
      ['u.main', 'u.rear'],
      [],
    ]);
  });

  it('read a whole tile anew from whichever face is up', () => {
    const areas = [area('lane', { tiles: ['t'] }), area('rooms', { zones: ['t.car', 't.mid'] })];
    const table = laid(['t 11R 0 250', 'u 12V 250 250'], { areas, rules: [flip('t')] });
    const [first, turned] = table.mission.stages;
    expect(zonesOf(table, first, 'lane')).toContain('t.car');
    expect(zonesOf(table, turned, 'lane')).toHaveLength(3);
    expect(zonesOf(table, turned, 'lane')).not.toContain('t.car');
    // What is on the back only is there once the tile has been turned over.
    expect(zonesOf(table, first, 'rooms')).toEqual(['t.car']);
    expect(zonesOf(table, turned, 'rooms')).toEqual([expect.stringContaining('t.mid')]);
  });

  it('tell apart in which order tiles changed, where that matters to a token', () => {
    // The exit is beside the train. As long as the train is between, the tile across the lane does not matter to it.
    const lane = ['t 10R 0 250', 'u 12V 250 250'];
    const setting = { exit: 's.N', tokens: [train(lane)] };
    const { mission } = laid(lane, { rules: [flip('n')] }, setting);
    const driven = mission.stages.filter(({ train, flips }) => !train && !flips[0]);
    expect(driven.map(({ exitZones }) => exitZones.length).sort()).toEqual([0, 1]);
    expect(new Set(driven.map(({ board }) => board)).size).toBe(1);
  });

  it('are refused where there are too many', () => {
    const rules = ['n', 'o', 's', 'r', 't', 'u', 'w'].map(flip);
    const tiles = [...town, 't 11R 0 250', 'u 12V 250 250', 'w 2R 500 0'];
    const made = tryTable({ tiles, mission: { rules } });
    expect(made).toEqual({ problem: { code: 'too-many-boards', parameters: { most: 64 } } });
  });
});
