import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { documentKinds, loadDocument } from '../../schemas';
import { samples } from '../helpers/samples';

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
