import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../../../renderer/document/laid-out';
import { keyOf } from '../../../../../renderer/document/parts';
import { makeTrainDrive, trainToDrive } from '../../../../../renderer/document/systems/undead-or-alive/drive';
import type { Mission, Rule, Token } from '../../../../../schemas';
import { DrawingBoard } from '../../../../helpers/drawing-board';
import { missionOn } from '../../../../helpers/small-missions';

const tile = (id: string) => new Set([keyOf('tile', id)]);
const railroad = ['a 12V', 'b 11V 250', 'c 10V 500', 'far 3R 0 90'];
const standing: Token = {
  id: 'train1',
  kind: 'train',
  at: { tile: 'c', x: 45, y: 45 },
  tiles: ['c', 'b', 'a'],
  moves: false,
};

function driven(mission: Mission, chosen: string): DrawingBoard | undefined {
  const board = new DrawingBoard(mission);
  const command = makeTrainDrive(laidOut(mission), tile(chosen), new Set());
  if (!command) return undefined;
  board.do(command);
  return board;
}

describe('a railroad', () => {
  it.each(['a', 'b', 'c'])('becomes a train that drives, whichever of its tiles is meant: %s', (chosen) => {
    const board = driven(missionOn(railroad), chosen);
    expect(board?.token('train1')).toMatchObject({ tiles: ['c', 'b', 'a'], moves: true, at: { tile: 'c' } });
    expect(board?.mission.rules).toEqual([
      { id: 'rule1', when: { event: 'set-up' }, do: [{ effect: 'train-starts' }] },
    ]);
    expect(board?.problems).toEqual([]);
  });

  it('keeps the rule that starts a train already', () => {
    const rules: Rule[] = [
      { id: 'late', asSoonAs: { round: { from: 4 } }, do: [{ effect: 'train-starts' }] },
    ];
    expect(driven(missionOn(railroad, { rules }), 'a')?.mission.rules).toEqual(rules);
  });

  it('of a train that stands drives as it lies', () => {
    const board = driven(missionOn(['c 10R 500', 'b 11R 250', 'a 12R'], { tokens: [standing] }), 'b');
    expect(board?.mission.tokens).toEqual([{ ...standing, moves: true }]);
  });
});

describe('nothing can be made to drive', () => {
  const canDrive = (mission: Mission, id: string) => trainToDrive(laidOut(mission), tile(id)) !== undefined;

  it('that is no railroad, has no locomotive or lies in no line', () => {
    expect(canDrive(missionOn(railroad), 'far')).toBe(false);
    expect(canDrive(missionOn(['a 12V', 'b 11V 250']), 'a')).toBe(false);
    expect(canDrive(missionOn(['a 10R', 'b 11R 250']), 'a')).toBe(false);
    expect(canDrive(missionOn(['a 10V', 'b 11V 260']), 'b')).toBe(false);
  });

  it('where another train drives', () => {
    expect(canDrive(missionOn(railroad, { tokens: [{ ...standing, moves: true }] }), 'a')).toBe(false);
  });
});
