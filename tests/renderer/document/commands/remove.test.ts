import { describe, expect, it } from 'vitest';
import { removeParts } from '../../../../renderer/document/commands/remove';
import { allParts } from '../../../../renderer/document/parts';
import type { Mission, Rule, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const on = (tile: string, id: string): Token => ({ id, kind: 'exit', at: { tile, x: 30, y: 30 } });
const boardOf = (more: Partial<Mission>) =>
  new DrawingBoard({
    ...emptyMission,
    placements: placementsOf(['a 10R 250', 'b 11R', 'c 2R 0 90']),
    ...more,
  });

describe('removing', () => {
  it('takes parts away, and leaves the others as they are', () => {
    const board = boardOf({
      tokens: [on('a', 'one'), on('c', 'two')],
      labels: [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Here' } }],
      arrows: [{ id: 'r', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }],
    });
    const kept = board.token('two');
    board.do(removeParts(board.mission, ['token:one', 'label:l', 'arrow:r', 'tile:nowhere']));
    expect(allParts(board.mission)).toEqual(['tile:a', 'tile:b', 'tile:c', 'token:two']);
    expect(board.token('two')).toBe(kept);
  });

  it('takes with a tile what lies on it, in variants, too', () => {
    const board = boardOf({
      tokens: [on('a', 'one'), on('c', 'two')],
      variants: [
        { id: 'few', survivors: [1], tokens: [on('c', 'three'), on('a', 'four')], without: ['two'] },
      ],
    });
    board.do(removeParts(board.mission, ['tile:c']));
    expect(board.mission.tokens?.map(({ id }) => id)).toEqual(['one']);
    expect(board.mission.variants).toMatchObject([{ tokens: [{ id: 'four' }] }]);
    expect(board.mission.variants?.[0]).not.toHaveProperty('without');
    expect(board.problems).toEqual([]);
  });

  it('shortens a train, and takes it away with its last tile', () => {
    const board = boardOf({
      tokens: [
        {
          id: 'train',
          kind: 'train',
          at: { tile: 'a', x: 45, y: 45 },
          tiles: ['a', 'b'],
          moves: true,
          behind: { a: 'railroad', b: 'train' },
        },
      ],
    });
    board.do(removeParts(board.mission, ['tile:a']));
    expect(board.token('train')).toMatchObject({ at: { tile: 'b' }, tiles: ['b'], behind: { b: 'train' } });
    expect(board.problems).toEqual([]);
    board.do(removeParts(board.mission, ['tile:b']));
    expect(board.mission.tokens).toEqual([]);
  });

  it('takes the zones of a tile out of areas, and areas without zones away', () => {
    const board = boardOf({
      areas: [
        { id: 'both', name: { en: 'Both' }, zones: ['a.cab', 'c.NE'], tiles: ['a'] },
        { id: 'gone', name: { en: 'Gone' }, tiles: ['a'] },
      ],
    });
    board.do(removeParts(board.mission, ['tile:a']));
    expect(board.mission.areas).toEqual([{ id: 'both', name: { en: 'Both' }, zones: ['c.NE'] }]);
    expect(board.problems).toEqual([]);
  });

  it('lets a gun down when its Wagon goes', () => {
    const machine = { kind: 'machine', at: { tile: 'c', x: 30, y: 30 } } as const;
    const board = boardOf({
      tokens: [
        { id: 'w', machine: 'wagon', ...machine },
        { id: 'g', machine: 'gatling', on: 'w', ...machine },
      ],
    });
    board.do(removeParts(board.mission, ['token:w']));
    expect(board.mission.tokens).toEqual([{ id: 'g', machine: 'gatling', ...machine }]);
  });

  it('lets guns of variants down as well, whatever Wagon goes, and by whatever tile', () => {
    const machine = { kind: 'machine', at: { tile: 'c', x: 30, y: 30 } } as const;
    const gun = (id: string, on: string, tile = 'c'): Token => {
      return { ...machine, id, machine: 'gatling', on, at: { tile, x: 30, y: 30 } };
    };
    const board = boardOf({
      tokens: [{ id: 'w', machine: 'wagon', ...machine }],
      variants: [
        { id: 'few', survivors: [1], tokens: [gun('g', 'w', 'a')], without: ['w'] },
        {
          id: 'many',
          survivors: [6],
          tokens: [{ id: 'w2', machine: 'wagon', ...machine }, gun('g2', 'w2', 'a')],
        },
      ],
    });
    board.do(removeParts(board.mission, ['tile:c']));
    const down: Token = { ...machine, id: 'g', machine: 'gatling', at: { tile: 'a', x: 30, y: 30 } };
    expect(board.mission.variants).toEqual([
      { id: 'few', survivors: [1], tokens: [down] },
      { id: 'many', survivors: [6], tokens: [{ ...down, id: 'g2' }] },
    ]);
    expect(board.problems).toEqual([]);
  });

  it('leaves a rule that turns over a tile that is gone, and a problem that says so', () => {
    const flip = { id: 'r', when: { event: 'set-up' }, do: [{ effect: 'flip-tile', tile: 'c' }] };
    const board = boardOf({ rules: [flip as unknown as Rule] });
    expect(board.problems).toEqual([]);
    board.do(removeParts(board.mission, ['tile:c']));
    expect(board.problems).toMatchObject([{ code: 'unknown-placement', pointer: '/rules/0/do/0/tile' }]);
  });

  it('leaves goals and rules as they are', () => {
    const mission = sampleMission('m4.boothill.json');
    const board = new DrawingBoard(mission);
    board.do(removeParts(mission, allParts(mission)));
    expect(board.mission.placements).toEqual([]);
    expect(board.mission.tokens).toEqual([]);
    expect(board.mission.goals).toBe(mission.goals);
    expect(board.mission.rules).toBe(mission.rules);
  });

  it('of nothing does nothing', () => {
    const board = boardOf({ tokens: [on('a', 'one')] });
    expect(board.do(removeParts(board.mission, []))).toBe(false);
    expect(board.do(removeParts(board.mission, ['token:nothing', 'label:l']))).toBe(false);
  });

  it('is named by the kind of what goes, or by how many go', () => {
    const board = boardOf({ tokens: [on('a', 'one')] });
    expect(removeParts(board.mission, ['token:one']).label).toEqual({ key: 'step.remove.token' });
    expect(removeParts(board.mission, ['token:one', 'tile:a']).label).toEqual({
      key: 'step.remove.parts',
      parameters: { count: 2 },
    });
  });
});
