import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { loadDocument, missionFormat } from '../../schemas';
import { faceWith, missionWith } from '../helpers/missions';

function load(change: Record<string, unknown>) {
  const loaded = loadDocument(JSON.stringify(missionWith(change)), 'mission');
  if (loaded.ok) throw new Error('nothing to salvage');
  return loaded;
}

const at = { tile: 'a', x: 10, y: 10 };
const leftOut = (change: Record<string, unknown>) =>
  load(change).salvage?.leftOut.map(({ name, pointer, reason }) => `${name} ${pointer} ${reason.code}`);

describe('salvage', () => {
  it('leaves a broken token out, and names it', () => {
    const tokens = [
      { id: 't1', kind: 'start', at },
      { id: 't2', kind: 'tumbleweed', at },
      { id: 't3', kind: 'exit', at },
    ];
    const { salvage, problems } = load({ tokens });
    expect(problems).toMatchObject([{ severity: 'error', pointer: '/tokens/1/kind' }]);
    expect(salvage?.document).toEqual(missionWith({ tokens: [tokens[0], tokens[2]] }));
    expect(salvage?.leftOut).toMatchObject([{ name: 't2', pointer: '/tokens/1' }]);
  });

  it.each([
    ['labels', { id: 'l1', at: { x: 0, y: 0 }, text: 3 }, 'l1 /labels/0 not-object'],
    ['arrows', { id: 'w1', from: { x: 0, y: 0 } }, 'w1 /arrows/0 missing'],
    ['faces', faceWith({ size: [-1, 250] }), 'yard /faces/0 too-low'],
    ['goals', { id: 'g1' }, 'g1 /goals/0 not-exactly-one'],
    ['areas', { id: 'x', name: { en: 'X' }, zones: ['c.NE'] }, 'x /areas/0 unknown-placement'],
    ['boxes', '', 'boxes 1 /boxes/0 bad-id'],
  ])('leaves a broken part of %s out', (list, part, expected) => {
    expect(leftOut({ [list]: [part] })).toEqual([expected]);
    expect(load({ [list]: [part] }).salvage?.document).toEqual(missionWith({ [list]: [] }));
  });

  it('leaves out what stands on a broken tile as well, and says where it was', () => {
    const placements = [
      { id: 'a', face: '2R', x: 0.5, y: 0, rotation: 0 },
      { id: 'b', face: '3R', x: 250, y: 0, rotation: 0 },
    ];
    const tokens = [
      { id: 't0', kind: 'nothing' },
      { id: 't1', kind: 'exit', at: { ...at, tile: 'b' } },
      { id: 't2', kind: 'start', at },
    ];
    expect(leftOut({ placements, tokens })).toEqual([
      'a /placements/0 not-whole',
      't0 /tokens/0 missing',
      't2 /tokens/2 unknown-placement',
    ]);
  });

  it('names tiles and faces that are not there before what is not in the form of a file', () => {
    const placements = [
      { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
      { id: 'b', face: '99X', x: 250, y: 0, rotation: 0 },
      { id: 'c', face: '3R', x: 0.5, y: 0, rotation: 0 },
    ];
    const tokens = [
      { id: 't0', kind: 'start', at: 7 },
      ...['a', 'b', 'c', 'nowhere'].map((tile) => ({ id: `on-${tile}`, kind: 'exit', at: { ...at, tile } })),
    ];
    const text = JSON.stringify(missionWith({ placements, tokens }));
    const loaded = loadDocument(text, 'mission', { faces: stockFace });
    const found = loaded.ok ? [] : loaded.problems.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(found).toEqual([
      'unknown-face /placements/1/face',
      'unknown-placement /tokens/4/at/tile',
      'not-whole /placements/2/x',
      'not-object /tokens/0/at',
    ]);
  });

  it('misses no faces that went with the list of them', () => {
    const placements = [{ id: 'a', face: 'yard', x: 0, y: 0, rotation: 0 }];
    const text = JSON.stringify(missionWith({ placements, faces: 'yard' }));
    const loaded = loadDocument(text, 'mission', { faces: stockFace });
    expect(loaded.ok || loaded.problems.map(({ code }) => code)).toEqual(['not-list']);
  });

  it('keeps a variant whole that leaves out a piece which is gone', () => {
    const tokens = [
      { id: 't1', kind: 'exit', at },
      { id: 't2', kind: 'tumbleweed', at },
    ];
    const variants = [{ id: 'v1', survivors: [1], without: ['t1', 't2'], tokens: [] }];
    expect(leftOut({ tokens, variants })).toEqual(['t2 /tokens/1 not-a-choice']);
    expect(load({ tokens, variants }).salvage?.document).toEqual(
      missionWith({ tokens: [tokens[0]], variants }),
    );
  });

  it.each([
    ['missing', undefined, 'missing'],
    ['of the wrong form', 7, 'not-object'],
    ['in no language', {}, 'too-few'],
  ])('puts the id in the place of a title that is %s', (_what, title, code) => {
    expect(leftOut({ title })).toEqual([`title /title ${code}`]);
    expect(load({ title }).salvage?.document.title).toEqual({ en: 'small' });
  });

  it('keeps the first of two that share an id', () => {
    const tokens = [
      { id: 't1', kind: 'start', at },
      { id: 't1', kind: 'exit', at },
    ];
    expect(leftOut({ tokens })).toEqual(['t1 /tokens/1 duplicate-id']);
  });

  it('leaves out a key that the mission can do without', () => {
    expect(leftOut({ difficulty: 'murderous' })).toEqual(['difficulty /difficulty not-a-choice']);
  });

  it('leaves out a part with a forbidden key', () => {
    const text = JSON.stringify(missionWith({ tokens: [{ id: 't1', kind: 'exit', at }] }));
    const loaded = loadDocument(text.replace('"id":"t1"', '"id":"t1","__proto__":{}'), 'mission');
    expect(loaded).toMatchObject({
      ok: false,
      salvage: { document: { tokens: [] }, leftOut: [{ name: 't1' }] },
    });
  });

  it('is not offered where what is broken cannot be left out', () => {
    expect(load({ title: 7, id: 7 }).salvage).toBeUndefined();
    expect(load({ system: undefined }).salvage).toBeUndefined();
    expect(load({ placements: {} }).salvage).toBeUndefined();
  });

  it('goes through migrations: a broken old tile is left out, the rest is migrated', () => {
    const tile = (id: string, rot: number) => ({ id, face: '2R', x: 0, y: 0, rot });
    const old = {
      format: 'boothill/mission@0',
      id: 'old',
      title: 'Old',
      tiles: [tile('a', 5), tile('b', 1)],
    };
    expect(loadDocument(JSON.stringify(old), 'mission')).toMatchObject({
      ok: false,
      salvage: {
        document: { format: missionFormat, placements: [{ id: 'b', rotation: 90 }] },
        leftOut: [{ name: 'a', pointer: '/tiles/0' }],
      },
    });
  });
});
