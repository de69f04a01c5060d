import { describe, expect, it } from 'vitest';
import { undeadOrAliveGames } from '../../../../engine/systems/undead-or-alive/start';
import { addGoal, removeGoal } from '../../../../renderer/document/commands/goals';
import type { LaidOut } from '../../../../renderer/document/laid-out';
import { documentOf } from '../../../../renderer/document/systems';
import type { Mission, Token } from '../../../../schemas';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const readyGoals = (laid: LaidOut) => documentOf('undead-or-alive').readyGoals(laid);
const m0 = sampleMission('m0.boothill.json');
const [first] = m0.placements;
const at = { tile: first?.id ?? '', x: 60, y: 60 };

const possible = (mission: Mission) =>
  readyGoals(new DrawingBoard(mission).laid).flatMap(({ id, isPossible }) => (isPossible ? [id] : []));
const withTokens = (...tokens: object[]): Mission => ({
  ...m0,
  tokens: tokens.map((token, index) => ({ id: `x${index}`, at, ...token })) as unknown as Token[],
});

describe('a ready goal', () => {
  it('is possible where what it is about lies on the board', () => {
    const crossedOut = (m0.tokens ?? []).filter(({ kind }) => kind === 'no-objective');
    expect(possible(emptyMission)).toEqual([]);
    expect(possible(withTokens({ kind: 'objective', colour: 'blue' }, ...crossedOut))).toContain(
      'objectives',
    );
    expect(possible(withTokens({ kind: 'exit' }))).toContain('exit');
    expect(possible(withTokens({ kind: 'companion', class: 'Faithful' }))).toContain('companions');
    expect(possible(withTokens({ kind: 'zombie', zombie: 'walker' }))).not.toContain('abomination');
    expect(possible(withTokens({ kind: 'zombie', zombie: 'abomination' }))).toContain('abomination');
  });

  it('can be about a crate that is printed on a tile', () => {
    const placements = [{ id: 'a', face: '2R', x: 0, y: 0, rotation: 0 as const }];
    const faces = ['1R', '1V', '2R', '2V', '3R', '3V', '4R', '4V', '5R', '5V', '6R', '6V'];
    const withCrate = faces.find((face) =>
      possible({ ...emptyMission, placements: placements.map((one) => ({ ...one, face })) }).includes(
        'objectives',
      ),
    );
    expect(withCrate).toBeDefined();
  });

  it('makes a mission that had none one that can be played', () => {
    const { goals: _, variants: __, ...without } = m0;
    const start = (mission: Mission) => undeadOrAliveGames.prepare(mission)({ seed: '1', count: 6 });
    expect(start(without)).toMatchObject({ problem: { code: 'no-goals' } });
    const board = new DrawingBoard(without);
    const ready = readyGoals(board.laid).filter(({ isPossible }) => isPossible);
    expect(ready.map(({ id }) => id)).toContain('exit');
    for (const { reach } of ready) {
      board.do(addGoal(board.mission, reach, board.taken));
      expect(start(board.mission)).toHaveProperty('game');
    }
    expect(board.mission.goals).toHaveLength(ready.length);
  });

  it('is added once, and gone again when that is undone', () => {
    const board = new DrawingBoard(emptyMission);
    const reach = { taken: {} };
    expect(board.do(addGoal(board.mission, reach, board.taken))).toBe(true);
    expect(board.mission.goals).toEqual([{ id: 'goal1', reach }]);
    expect(board.do(addGoal(board.mission, reach, board.taken))).toBe(false);
    board.tab.document.undo();
    expect(board.mission).toEqual(emptyMission);
  });
});

describe('a goal that is removed', () => {
  it('goes with all that it is made of, and no variant speaks of it any more', () => {
    const goals = [
      { id: 'one', reach: { taken: {} } },
      { id: 'all', anyOrder: [{ id: 'two', reach: { rallied: {} } }] },
    ] as Mission['goals'];
    const variants = [{ id: 'few', survivors: [1], without: ['one', 'all', 'two'] }];
    const board = new DrawingBoard({ ...m0, ...(goals && { goals }), variants });
    board.do(removeGoal('all'));
    expect(board.mission.goals?.map(({ id }) => id)).toEqual(['one']);
    expect(board.mission.variants?.[0]?.without).toEqual(['one']);
    board.do(removeGoal('one'));
    expect(board.mission).not.toHaveProperty('goals');
    board.tab.document.undo();
    expect(board.mission.goals?.map(({ id }) => id)).toEqual(['one']);
  });
});
