import { describe, expect, it } from 'vitest';
import type { UnplacedToken } from '../../../../engine';
import { sentence } from '../../../../languages';
import { inventory } from '../../../../renderer/document/inventory';
import { drivingTrain } from '../../../../renderer/document/systems/undead-or-alive';
import { stockOf, supplyOf } from '../../../../renderer/panels/palette/supply';
import type { Stock } from '../../../../renderer/systems/system-editor';
import type { Brush } from '../../../../renderer/tools/brush';
import type { Mission } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { faceWith } from '../../../helpers/missions';
import { placed } from '../../../helpers/stock-faces';

const face = (id: string): Brush => ({
  kind: 'tiles',
  tiles: [{ face: id, x: -125, y: -125, rotation: 0 }],
  rotation: 0,
});
const piece = (what: UnplacedToken): Brush => ({ kind: 'piece', piece: what });

function stock(brush: Brush, change: Partial<Mission>, boxes = 1): Stock {
  const mission = { ...emptyMission, ...change };
  return stockOf(brush, supplyOf(mission, inventory(mission, { 'undead-or-alive': boxes })));
}

function reason(...which: Parameters<typeof stock>): string | undefined {
  const { shortage } = stock(...which);
  return shortage && sentence('en', shortage.reason.key, shortage.reason.parameters);
}

const laid = { placements: [placed('a', '3R', 0, 0)] };
const at = { tile: 'a', x: 20, y: 20 };
const tokens = (...which: UnplacedToken[]): Partial<Mission> => ({
  ...laid,
  tokens: which.map((one, index) => ({ ...one, id: `x${index}`, at })),
});

describe('a face', () => {
  it('is there as long as neither side of its tile is on the board', () => {
    expect(stock(face('4V'), laid)).toEqual({});
  });

  it('that is on the board is used up', () => {
    expect(reason(face('3R'), laid)).toBe('3R is on the board already.');
    expect(stock(face('3R'), laid).shortage?.uses).toEqual(['tile:a']);
  });

  it('whose back is on the board is used up', () => {
    expect(reason(face('3V'), laid)).toBe('3V is the back of 3R, which is on the board.');
  });

  it('can be laid twice by whoever has two boxes', () => {
    expect(reason(face('3V'), laid, 2)).toBeUndefined();
    const both = { placements: [...laid.placements, placed('b', '3V', 250, 0)] };
    expect(reason(face('3V'), both, 2)).toBe('All 2 of your tiles 3 are on the board.');
  });

  it('is not there without a box', () => {
    expect(reason(face('4V'), laid, 0)).toBe('None of your boxes has tile 4.');
  });

  it('of the mission’s own is never used up, even by the name of another', () => {
    const faces = [faceWith({ id: '3R' })] as unknown as NonNullable<Mission['faces']>;
    expect(reason(face('3R'), { ...laid, faces })).toBeUndefined();
    expect(reason(face('3V'), { ...laid, faces })).toBeUndefined();
  });
});

it('a train is used up as soon as one of its cars is', () => {
  const train: Brush = {
    kind: 'tiles',
    tiles: ['10R', '11R', '12R'].map((id) => ({ face: id, x: 0, y: 0, rotation: 0 })),
    rotation: 0,
    makes: drivingTrain,
  };
  expect(reason(train, laid)).toBeUndefined();
  expect(reason(train, { placements: [placed('t', '11V', 0, 0)] })).toBe(
    '11R is the back of 11V, which is on the board.',
  );
});

describe('a piece', () => {
  it('says how many are left', () => {
    const mobile: UnplacedToken = { kind: 'spawn', spawn: 'mobile' };
    expect(stock(piece(mobile), tokens())).toEqual({ left: { left: 2, there: 2 } });
    expect(stock(piece(mobile), tokens(mobile)).left).toEqual({ left: 1, there: 2 });
    expect(reason(piece(mobile), tokens(mobile, mobile))).toBe('There are 2, and all are on the board.');
  });

  it('of which there is one is used up by one', () => {
    expect(reason(piece({ kind: 'exit' }), tokens({ kind: 'exit' }))).toBe(
      'There is one, and it is on the board.',
    );
  });

  it('that the mission brings along is there beside those of the box', () => {
    const exit: UnplacedToken = { kind: 'exit' };
    expect(stock(piece(exit), { ...tokens(exit), components: { exit: 1 } }).left).toEqual({
      left: 1,
      there: 2,
    });
  });

  it.each([{ kind: 'start' }, { kind: 'no-objective' }] as const)(
    'of which nobody counts any is never used up: $kind',
    (what) => {
      expect(stock(piece(what), tokens(what, what, what), 0)).toEqual({});
    },
  );

  it('is not there without a box', () => {
    expect(reason(piece({ kind: 'machine', machine: 'wagon' }), tokens(), 0)).toBe(
      'None of your boxes has one.',
    );
  });
});

describe('a companion', () => {
  const faithful: UnplacedToken = { kind: 'companion', class: 'Faithful' };
  const thomas: UnplacedToken = { kind: 'companion', survivor: 'Thomas' };

  it('who is somebody certain is used up by being there, on the board or aside', () => {
    expect(stock(piece(thomas), tokens())).toEqual({});
    expect(reason(piece(thomas), tokens(thomas))).toBe('Thomas is in this mission already.');
    expect(reason(piece(thomas), tokens({ kind: 'companion', survivor: 'thomas' }))).toBeDefined();
    expect(reason(piece(thomas), { aside: [{ id: 'w', survivor: 'Thomas' }] })).toBeDefined();
  });

  it('of a class is there as long as a survivor of that class is', () => {
    expect(stock(piece(faithful), tokens(thomas)).left).toEqual({ left: 1, there: 2 });
    expect(reason(piece(faithful), tokens(thomas, faithful))).toBe(
      'All 2 survivors of this class are in this mission already.',
    );
  });

  it('is there as long as anybody is left whom nobody plays', () => {
    const anybody: UnplacedToken = { kind: 'companion' };
    expect(reason(piece(thomas), tokens(...Array.from({ length: 8 }, () => anybody)))).toBe(
      'The 8 survivors whom nobody plays are all companions already.',
    );
  });
});
