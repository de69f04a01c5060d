import { describe, expect, it, vi } from 'vitest';
import { currentVersions, documentKinds, loadDocument, missionFormat, writeDocument } from '../../../schemas';
import { migrations } from '../../../schemas/migrate';
import { sample, samples } from '../../helpers/samples';

const all = documentKinds.flatMap((kind) => migrations[kind].map((migration) => ({ kind, migration })));

describe('the migrations', () => {
  it.each(documentKinds)('of a %s lead from its first version to the current one without a gap', (kind) => {
    const from = migrations[kind].map((migration) => migration.from);
    const first = currentVersions[kind] - from.length;
    expect(from).toEqual(from.map((_version, index) => first + index));
  });

  it.each(all)('of a $kind from $migration.from runs over its legacy files', ({ kind, migration }) => {
    const ofVersion = new RegExp(`^${kind}-${migration.from}[.-]`);
    const files = samples('legacy').filter(([name]) => ofVersion.test(name));
    expect(files).not.toEqual([]);
    const step = vi.spyOn(migration, 'migrate');
    for (const [, text] of files) {
      expect(loadDocument(text, kind)).toMatchObject({ ok: true, version: migration.from });
    }
    expect(step).toHaveBeenCalledTimes(files.length);
  });
});

describe('a mission of version 0', () => {
  const loaded = loadDocument(sample('legacy/mission-0.json'), 'mission', { language: 'fr' });

  it('becomes a mission of today', () => {
    expect(loaded.ok && loaded.document).toEqual({
      format: missionFormat,
      id: 'old-two-tiles',
      title: { fr: 'A shave and a crate' },
      system: 'undead-or-alive',
      authors: ['The Boothill authors'],
      mood: 'dusty',
      placements: [
        { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
        { id: 'b', face: '3R', x: 250, y: 0, rotation: 270, worn: true },
      ],
      tokens: [
        { id: 'start', kind: 'start', at: { tile: 'a', x: 37, y: 37 } },
        { id: 's1', kind: 'spawn', at: { tile: 'b', x: 212, y: 37 }, spawn: 'starting' },
        { id: 'o1', kind: 'objective', at: { tile: 'a', x: 82, y: 208 }, colour: 'red' },
        { id: 'exit', kind: 'exit', at: { tile: 'b', x: 212, y: 212 } },
      ],
    });
  });

  it('keeps the keys that no schema knew, in their place, and warns of them', () => {
    expect(loaded.ok && loaded.warnings.map(({ pointer }) => pointer).sort()).toEqual([
      '/mood',
      '/placements/1/worn',
    ]);
    expect(loaded.ok && Object.keys(loaded.document)).toEqual([
      'format',
      'id',
      'title',
      'system',
      'authors',
      'mood',
      'placements',
      'tokens',
    ]);
  });

  it('is written as what it has become', () => {
    const again = loadDocument(loaded.ok ? writeDocument(loaded.document) : '', 'mission');
    expect(again).toMatchObject({ ok: true, version: currentVersions.mission });
  });

  it('is judged by the schema of its own time', () => {
    const text = sample('legacy/mission-0.json').replace('"rot": 3', '"rot": 270');
    const loaded = loadDocument(text, 'mission');
    const errors = loaded.ok ? [] : loaded.problems.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'not-a-choice', pointer: '/tiles/1/rot' }]);
  });
});
