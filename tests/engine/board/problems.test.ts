import { describe, expect, it } from 'vitest';
import { NamedBoard } from '../../helpers/board';

describe('the layout', () => {
  it.each([
    [['a 3R', 'b 3R 240'], 'tiles-overlap', {}],
    [['a 3R', 'b 3R 260'], 'tiles-gap', { gap: 10 }],
    [['a 3R', 'b 3R 0 274'], 'tiles-gap', { gap: 24 }],
    [['a 99X'], 'unknown-face', { face: '99X' }],
    [['a 3R', 'a 3V 250'], 'duplicate-id', { id: 'a' }],
  ])('%j has the problem %s', (tiles, code, parameters) => {
    const [problem] = new NamedBoard(tiles).problems;
    expect(problem?.code).toBe(code);
    expect(problem?.parameters).toMatchObject(parameters);
  });

  it.each([[['a 3R', 'b 3R 250']], [['a 3R', 'b 3R 275']], [['a 3R', 'b 3R 260 250']], [[]]])(
    '%j has none',
    (tiles) => {
      expect(new NamedBoard(tiles).problems).toEqual([]);
    },
  );
});

describe('a heap of tiles', () => {
  it('has a hundred problems and a count of the rest', () => {
    const { problems } = new NamedBoard(Array.from({ length: 20 }, (_, index) => `t${index} 3R`));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({
      severity: 'error',
      code: 'more-problems',
      parameters: { count: 90 },
    });
  });

  it('tells of its errors before its warnings', () => {
    const row = Array.from(
      { length: 120 },
      (_, index) => `a${String(index).padStart(3, '0')} 3R ${index * 260}`,
    );
    const { problems } = new NamedBoard([...row, 'z 3R 0 0']);
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'tiles-overlap' });
    expect(problems.at(-1)).toMatchObject({ severity: 'warning', code: 'more-problems' });
  });
});
