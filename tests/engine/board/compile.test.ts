import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith } from '../../../engine';
import { layBoard } from '../../../engine/systems/undead-or-alive/board/lay-board';
import type { Mission, TileFace } from '../../../schemas';
import { sampleMission } from '../../helpers/games';

const m0 = sampleMission('m0.boothill');
const [someFace] = ['3R'].flatMap((id) => facesWith()(id) ?? []) as [TileFace];
const withOwnFace: Mission = { ...m0, faces: [{ ...someFace, id: 'mine' }] };

function beginningOf(mission: Mission) {
  const laid = layBoard(mission);
  if ('problem' in laid) throw new Error(laid.problem.code);
  return laid.beginning;
}

describe('a board', () => {
  it.each([
    ['of the box', m0],
    ['with faces of its own', withOwnFace],
  ])('that was looked at is not compiled again to be laid: %s', (_, mission) => {
    const { board } = compileBoard(mission.placements, facesWith(mission.faces));
    expect(beginningOf(mission)).toBe(board);
  });

  it('is another one where tiles lie elsewhere, or look otherwise', () => {
    const { board } = compileBoard(m0.placements, facesWith());
    const fewer = m0.placements.slice(1);
    expect(compileBoard(fewer, facesWith()).board.zones.length).toBeLessThan(board.zones.length);
    const own = facesWith(withOwnFace.faces);
    const other: Mission['placements'] = [{ id: 'a', face: 'mine', x: 0, y: 0, rotation: 0 }];
    expect(compileBoard(other, own).problems).toEqual([]);
    expect(compileBoard(other, facesWith()).problems.map(({ code }) => code)).toContain('unknown-face');
  });
});
