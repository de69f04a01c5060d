import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine/systems/undead-or-alive/tiles';
import { documentKinds, loadDocument } from '../../schemas';
import { sample, samples } from '../helpers/samples';

const expected = JSON.parse(sample('invalid/expected.json')) as Record<
  string,
  { code: string; pointer: string }
>;
const load = (text: string) => loadDocument(text, documentKinds, { faces: stockFace });

describe('a sample mission', () => {
  it.each(samples(''))('%s is valid without a warning', (_name, text) => {
    expect(load(text)).toMatchObject({ ok: true, kind: 'mission', warnings: [] });
  });
});

describe('the stock tiles', () => {
  it('are a valid tile set without a warning', () => {
    const text = readFileSync('engine/systems/undead-or-alive/content/tiles.json', 'utf8');
    const loaded = load(text);
    expect(loaded.ok ? loaded.warnings : loaded.problems).toEqual([]);
  });
});

describe('an invalid sample', () => {
  it('is expected by name, every one of them', () => {
    expect(samples('invalid').map(([name]) => name)).toEqual(Object.keys(expected).sort());
  });

  it.each(samples('invalid'))('%s is refused with the problem it stands for', (name, text) => {
    const loaded = load(text);
    const [first] = loaded.ok ? [] : loaded.problems;
    expect(first).toMatchObject({ severity: 'error', ...expected[name] });
  });
});
