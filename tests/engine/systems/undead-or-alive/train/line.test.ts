import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { layLine, type TrainPlan } from '../../../../../engine/systems/undead-or-alive/board/line';
import { placementsOf } from '../../../../helpers/board';

/** The faces of the line after every step, from the rear to the front. */
function courseOf(tiles: readonly string[], plan: TrainPlan): string[] {
  const line = layLine(plan, placementsOf(tiles), stockFace);
  if ('problem' in line) throw new Error(line.problem.code);
  return line.positions.map(({ cars, placements }) => {
    const faces = cars.map(({ tile }) => placements.find(({ id }) => id === tile)?.face);
    return faces.join('|');
  });
}

describe('a train on its line', () => {
  it('comes in, moves and leaves part by part (UOA-TRAIN-21)', () => {
    const course = courseOf(['t 10V', 'u 12V 250'], { tiles: ['t', 'u'] });
    expect(course).toEqual(['10V|12V', '10R|12V', '12R|10R', '10V|12R', '10V|12V']);
  });

  it('takes a step more for each tile (UOA-TRAIN-22)', () => {
    const course = courseOf(['t 10R', 'u 11V 250', 'v 12V 500'], { tiles: ['t', 'u', 'v'] });
    expect(course).toEqual([
      '10R|11V|12V',
      '11R|10R|12V',
      '12R|11R|10R',
      '10V|12R|11R',
      '10V|11V|12R',
      '10V|11V|12V',
    ]);
  });

  it('leaves tiles behind as railroad where the mission says so (UOA-TRAIN-18)', () => {
    const behind = { u: 'railroad' } as const;
    const course = courseOf(['t 10R', 'u 11V 250', 'v 12V 500'], { tiles: ['t', 'u', 'v'], behind });
    expect(course).toEqual(['10R|11V|12V', '11V|10R|12V', '11V|12R|10R', '11V|10V|12R', '11V|10V|12V']);
  });

  it.each([
    ['to the east', ['t 10V 0 0 0', 'u 12V 250 0 0'], 0],
    ['to the west', ['t 10V 250 0 180', 'u 12V 0 0 180'], 180],
    ['to the south', ['t 10V 0 0 90', 'u 12V 0 250 90'], 90],
    ['to the north', ['t 10V 0 250 270', 'u 12V 0 0 270'], 270],
    ['whichever way its railroad is turned', ['t 10V 250 0 0', 'u 12V 0 0 0'], 180],
  ])('drives %s (UOA-TRAIN-09)', (_where, tiles, rotation) => {
    const line = layLine({ tiles: ['t', 'u'] }, placementsOf(tiles), stockFace);
    if ('problem' in line) throw new Error(line.problem.code);
    const locomotive = line.positions[1]?.placements.find(({ id }) => id === 't');
    expect([locomotive?.face, locomotive?.rotation]).toEqual(['10R', rotation]);
    const [, there, next] = line.positions.map(({ placements }) => placements.find(({ id }) => id === 't'));
    const other = placementsOf(tiles).find(({ id }) => id === 'u');
    expect([there?.x, there?.y]).not.toEqual([next?.x, next?.y]);
    expect([next?.x, next?.y]).toEqual([other?.x, other?.y]);
  });

  it('says which part has left, whatever its tile becomes (UOA-TRAIN-19)', () => {
    const line = layLine({ tiles: ['t', 'u'] }, placementsOf(['t 10R', 'u 12V 250']), stockFace);
    if ('problem' in line) throw new Error(line.problem.code);
    expect(line.positions.map(({ departs }) => departs)).toEqual([undefined, 't', 'u', undefined]);
    expect(line.positions.map(({ next }) => next)).toEqual(['moves', 'leaves', 'leaves', undefined]);
  });
});
