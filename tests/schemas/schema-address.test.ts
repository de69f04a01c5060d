import { describe, expect, it } from 'vitest';
import { fingerprint, stockFace } from '../../engine';
import { documentKinds, loadBareBoard, loadDocument, loadValue, writeDocument } from '../../schemas';
import { missionWith } from '../helpers/missions';
import { allOriginals } from '../helpers/mutants/originals';

const address = { $schema: '../schemas/its-kind.schema.json' };

function load(value: object) {
  return loadValue(value, documentKinds, { faces: stockFace });
}

describe('a file may name its schema', () => {
  it.each(documentKinds)('where it is a %s, and keeps it when it is saved again', (kind) => {
    const files = allOriginals.filter(({ text }) => text.includes(`boothill/${kind}@`));
    expect(files.length).toBeGreaterThan(0);
    for (const { name, text } of files) {
      const plain = JSON.parse(text) as object;
      const [loaded, without] = [load({ ...address, ...plain }), load(plain)];
      if (!loaded.ok || !without.ok) throw new Error(`${name} is not sound`);
      expect(loaded.warnings, name).toEqual(without.warnings);
      expect(loaded.document, name).toEqual({ ...address, ...without.document });
      expect(writeDocument(loaded.document).split('\n')[1], name).toBe(
        '  "$schema": "../schemas/its-kind.schema.json",',
      );
    }
  });

  it('where it is a table of nothing but tiles', () => {
    const tiles = [{ id: 'a', face: '2R', x: 0, y: 0, rotation: 0 }];
    expect(loadBareBoard(JSON.stringify({ ...address, tiles }), stockFace)).toMatchObject({
      ok: true,
      warnings: [],
    });
  });

  it('and replays know its mission as they did without', () => {
    expect(fingerprint(missionWith(address))).toBe(fingerprint(missionWith({})));
  });

  it('and what is no address is left out', () => {
    const text = JSON.stringify(missionWith({ $schema: 7 }));
    expect(loadDocument(text, 'mission')).toMatchObject({
      ok: false,
      problems: [{ code: 'not-text', pointer: '/$schema' }],
      salvage: { document: missionWith({}), leftOut: [{ pointer: '/$schema' }] },
    });
  });
});
