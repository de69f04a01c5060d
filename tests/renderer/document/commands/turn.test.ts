import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { around } from '../../../../drawing/box';
import { turnParts } from '../../../../renderer/document/commands/turn';
import { allParts } from '../../../../renderer/document/parts';
import { tileBoxes } from '../../../../renderer/document/places';
import type { Mission } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const boardOf = (tiles: readonly string[], more: Partial<Mission> = {}) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(tiles), ...more });
const turnAll = (board: DrawingBoard, degrees: 90 | -90) =>
  board.do(turnParts(board.laid, allParts(board.mission), degrees));

describe('turning', () => {
  it('turns a tile about its middle', () => {
    const board = boardOf(['a 2R 500', 'b 10R']);
    board.do(turnParts(board.laid, ['tile:a'], 90));
    board.do(turnParts(board.laid, ['tile:b'], -90));
    expect(board.mission.placements).toEqual(placementsOf(['a 2R 500 0 90', 'b 10R 80 -80 270']));
  });

  it('turns several about the middle of all, so that they stay side by side', () => {
    const board = boardOf(['a 2R', 'b 3R 250', 'c 10R 0 250', 'd 11R 250 250']);
    turnAll(board, 90);
    expect(board.mission.placements).toEqual(
      placementsOf(['a 2R 170 -80 90', 'b 3R 170 170 90', 'c 10R 80 -80 90', 'd 11R 80 170 90']),
    );
  });

  it('takes labels and arrows along, and leaves pieces to their tiles', () => {
    const board = boardOf(['a 2R', 'b 3R 250'], {
      tokens: [{ id: 'e', kind: 'exit', at: { tile: 'a', x: 30, y: 30 } }],
      labels: [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Corner' } }],
      arrows: [{ id: 'r', from: { x: 500, y: 0 }, to: { x: 500, y: 250 } }],
    });
    const before = board.token('e');
    turnAll(board, 90);
    // The box was 500 wide and 250 high; its corner is at 125, -125 now.
    expect(board.mission.labels?.[0]?.at).toEqual({ x: 375, y: -125 });
    expect(board.mission.arrows?.[0]).toMatchObject({ from: { x: 375, y: 375 }, to: { x: 125, y: 375 } });
    expect(board.token('e')).toBe(before);
  });

  it('turns the whole train by its token', () => {
    const board = boardOf(['a 10R 250', 'b 11R'], {
      tokens: [
        { id: 'train', kind: 'train', at: { tile: 'a', x: 45, y: 45 }, tiles: ['a', 'b'], moves: true },
      ],
    });
    board.do(turnParts(board.laid, ['token:train'], 90));
    expect(board.mission.placements).toEqual(placementsOf(['a 10R 205 45 90', 'b 11R 205 -205 90']));
  });

  it('does nothing to pieces alone, to one label, or to nothing', () => {
    const board = boardOf(['a 2R'], {
      tokens: [{ id: 'e', kind: 'exit', at: { tile: 'a', x: 30, y: 30 } }],
      labels: [{ id: 'l', at: { x: 3, y: 4 }, text: { en: 'Here' } }],
    });
    expect(board.do(turnParts(board.laid, ['token:e'], 90))).toBe(false);
    expect(board.do(turnParts(board.laid, ['label:l'], 90))).toBe(false);
    expect(board.do(turnParts(board.laid, [], 90))).toBe(false);
    expect(board.do(turnParts(board.laid, ['tile:nowhere'], 90))).toBe(false);
  });
});

const coordinate = fc.integer({ min: -3000, max: 3000 });
const tiles = fc.array(
  fc.record({
    face: fc.constantFrom('2R', '10R', '11V', '5V'),
    x: coordinate,
    y: coordinate,
    rotation: fc.constantFrom(0, 90, 180, 270),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('turning any tiles', () => {
  test.prop([tiles, fc.constantFrom<90 | -90>(90, -90)])('and back leaves them as they were', (list, way) => {
    const board = boardOf(
      list.map(({ face, x, y, rotation }, index) => `t${index} ${face} ${x} ${y} ${rotation}`),
    );
    const before = board.mission;
    turnAll(board, way);
    turnAll(board, way === 90 ? -90 : 90);
    expect(board.mission).toEqual(before);
    for (let turns = 0; turns < 4; turns++) turnAll(board, way);
    expect(board.mission).toEqual(before);
  });

  test.prop([tiles])('keeps the middle of all of them, to a millimetre', (list) => {
    const board = boardOf(
      list.map(({ face, x, y, rotation }, index) => `t${index} ${face} ${x} ${y} ${rotation}`),
    );
    const middle = () => {
      const { placements, faces } = { ...board.laid, ...board.mission, faces: board.laid.faces };
      const [x = 0, y = 0, width = 0, height = 0] = around(tileBoxes(placements, faces)) ?? [];
      return { middle: [x + width / 2, y + height / 2] as const, size: [width, height] };
    };
    const before = middle();
    turnAll(board, 90);
    const after = middle();
    expect(after.size).toEqual([...before.size].reverse());
    expect(Math.abs(after.middle[0] - before.middle[0])).toBeLessThan(1);
    expect(Math.abs(after.middle[1] - before.middle[1])).toBeLessThan(1);
  });
});
