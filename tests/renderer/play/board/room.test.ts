import { describe, expect, it } from 'vitest';
import { type Box, common } from '../../../../drawing/box';
import { type Beneath, roomFor, roomOnBoard } from '../../../../renderer/play/board/room';

const canvas: Box = [0, 0, 600, 400];
const size = [200, 100] as const;
const room = (beneath: Partial<Beneath>, near?: Box) =>
  roomFor({ size, within: canvas, beneath: { about: [], ...beneath }, near });
const laid = (beneath: Partial<Beneath>, near?: Box): Box => [...room(beneath, near).at, ...size];

describe('room beside what is spoken of', () => {
  it('is at the rim, where nothing is hidden of it nor of anybody', () => {
    expect(room({}).at).toEqual([8, 8]);
    expect(room({ about: [[0, 0, 150, 150]] }).at).toEqual([392, 8]);
    expect(room({ about: [[0, 0, 600, 90]], matters: [[20, 320, 30, 30]] }).at).toEqual([392, 292]);
  });

  it('is rather on what can be lit than on somebody, and beside the board than on it', () => {
    const matters = [0, 160, 320, 480].flatMap((x): Box[] => [
      [x, 20, 40, 40],
      [x, 130, 40, 40],
      [x, 230, 40, 40],
    ]);
    expect(room({ matters, lit: [[0, 280, 590, 110]] }).at[1]).toBe(292);
    expect(room({ board: [[0, 0, 380, 400]] }).at).toEqual([392, 8]);
  });

  it('is near to a zone and off every other that is meant', () => {
    const zone: Box = [250, 150, 80, 80];
    const others: readonly Box[] = [
      [330, 150, 120, 80],
      [130, 150, 120, 80],
    ];
    const place = laid({ about: [zone, ...others] }, zone);
    for (const box of [zone, ...others]) expect(common(place, box)).toBeUndefined();
    expect([place[1] + place[3], place[1]]).toContain(place[1] < 150 ? 140 : 240);
  });

  it('is found between zones where no rim is free', () => {
    const about: readonly Box[] = [
      [0, 0, 600, 120],
      [0, 240, 600, 160],
    ];
    expect(room({ about })).toMatchObject({ hides: 0, at: [8, 130] });
  });

  it('hides as little as can be where there is none', () => {
    const { at, hides } = room({ about: [[0, 0, 600, 360]] });
    expect(at[1]).toBe(292);
    expect(hides).toBeGreaterThan(0);
  });

  it('stays on a canvas that is smaller than what is said', () => {
    expect(roomFor({ size, within: [0, 0, 150, 80], beneath: { about: [] } }).at).toEqual([0, 0]);
  });
});

describe('room on the board', () => {
  const board: Box = [20, 130, 600, 200];

  it('is all of the board for what fits on it', () => {
    expect(roomOnBoard(board, [380, 180], 480)).toEqual(board);
  });

  it('goes down to the foot of the window for what is higher', () => {
    const long = [380, 300] as const;
    const within = roomOnBoard(board, long, 480);
    expect(within).toEqual([20, 130, 600, 350]);
    const [, top] = roomFor({ size: long, within, beneath: { about: [[20, 130, 600, 100]] } }).at;
    expect(top).toBeGreaterThanOrEqual(130);
    expect(top + long[1]).toBeLessThanOrEqual(480);
  });
});
