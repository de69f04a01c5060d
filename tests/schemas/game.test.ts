import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { type GameFile, loadDocument, writeDocument } from '../../schemas';
import { gameFileWith } from '../helpers/game-files';
import { missionWith } from '../helpers/missions';

const load = (change: Record<string, unknown>) =>
  loadDocument(JSON.stringify(gameFileWith(change)), 'game', { faces: stockFace });

function problemsWith(change: Record<string, unknown>): string[] {
  const loaded = load(change);
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code, pointer }) => `${code} ${pointer}`);
}

const move = { do: 'move', to: 'a.NE' };

describe('a kept game', () => {
  it('is read as it was written', () => {
    const text = writeDocument(gameFileWith({}) as unknown as GameFile);
    expect(loadDocument(text, 'game')).toEqual({
      ok: true,
      kind: 'game',
      version: 1,
      warnings: [],
      document: gameFileWith({}),
    });
  });

  it('is sound before anybody has decided anything', () => {
    expect(load({ moments: [], at: -1, bent: undefined, from: undefined, played: 0 })).toMatchObject({
      ok: true,
      warnings: [],
    });
  });

  it('has every moment on a line of its own', () => {
    const lines = writeDocument(gameFileWith({}) as unknown as GameFile).split('\n');
    expect(lines).toContain('    {"after":-1,"action":{"do":"move","to":"a.NE"},"round":1},');
    expect(lines).toContain('  "at": 3,');
  });

  it('has moments that follow earlier ones, and one of them in sight', () => {
    expect(problemsWith({ at: 4 })).toEqual(['unknown-moment /at']);
    expect(problemsWith({ at: -2 })).toEqual(['too-low /at']);
    expect(problemsWith({ at: 0, moments: [{ after: 0, action: move, round: 1 }] })).toEqual([
      'unknown-moment /moments/0/after',
    ]);
    expect(
      problemsWith({
        at: 0,
        moments: [
          { after: 1, action: move, round: 1 },
          { after: 7, action: move, round: 1 },
        ],
      }),
    ).toEqual(['unknown-moment /moments/0/after', 'unknown-moment /moments/1/after']);
  });

  it.each([
    ['nothing', {}, 'not-exactly-one /moments/0'],
    ['two things', { action: move, bend: { bend: 'die', die: 6 } }, 'not-exactly-one /moments/0'],
    ['an action without a word', { action: { to: 'a.NE' } }, 'missing /moments/0/action'],
    ['a bend without a word', { bend: { die: 6 } }, 'missing /moments/0/bend'],
    ['a bend with half a number', { bend: { bend: 'die', die: 0.5 } }, 'not-whole /moments/0/bend/die'],
    ['a bend with a list', { bend: { bend: 'die', die: [6] } }, 'not-exactly-one /moments/0/bend/die'],
    [
      'a forbidden key',
      { bend: { bend: 'die', constructor: 1 } },
      'forbidden-key /moments/0/bend/constructor',
    ],
  ])('has no moment with %s', (_what, part, expected) => {
    expect(problemsWith({ at: 0, moments: [{ after: -1, round: 1, ...part }] })).toEqual([expected]);
  });

  it('is not mended by leaving moments out, to which others point', () => {
    const [first, ...others] = gameFileWith({}).moments;
    const loaded = load({ moments: [{ ...first, round: 'one' }, ...others] });
    expect(loaded).toMatchObject({
      ok: false,
      problems: [{ code: 'not-whole', pointer: '/moments/0/round' }],
    });
    expect(loaded).not.toHaveProperty('salvage');
  });

  it('can do without the name of a file', () => {
    const loaded = load({ from: { document: 7 } });
    expect(loaded).toMatchObject({ ok: false, salvage: { leftOut: [{ pointer: '/from' }] } });
  });

  it('says where its mission is broken', () => {
    expect(problemsWith({ mission: missionWith({ placements: 7 }) })).toEqual([
      'not-list /mission/placements',
    ]);
  });

  it('may be of a mission that is unfinished', () => {
    const goals = [{ id: 'g1', reach: { taken: { group: 'gold', count: 'all' } } }];
    const loaded = load({ mission: missionWith({ goals }) });
    expect(loaded).toMatchObject({ ok: true });
    expect(loaded.ok && loaded.warnings.length).toBeGreaterThan(0);
    expect(loaded.ok && loaded.warnings[0]?.pointer).toMatch(/^\/mission\/goals\/0/);
  });

  it('of a version to come is left to a newer Boothill', () => {
    expect(problemsWith({ format: 'boothill/game@2' })).toEqual(['too-new /format']);
  });
});
