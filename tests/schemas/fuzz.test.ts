import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import {
  type DocumentKind,
  documentKinds,
  type Loaded,
  loadDocument,
  loadValue,
  problemCodes,
} from '../../schemas';
import { gameFileWith } from '../helpers/game-files';
import { times } from '../helpers/long';
import { faceWith, missionWith } from '../helpers/missions';
import { sample } from '../helpers/samples';

// Valid files, broken by chance: whatever comes out is a document that is sound, or problems with names.

const rich = missionWith({
  faces: [faceWith({}), faceWith({ id: 'roof', balconies: balconies() })],
  tokens: [
    { id: 't1', kind: 'start', at: { tile: 'a', x: 10, y: 10 } },
    {
      id: 't2',
      kind: 'train',
      at: { tile: 'b', x: 1, y: 1 },
      tiles: ['b'],
      moves: true,
      behind: { b: 'train' },
    },
  ],
  areas: [{ id: 'square', name: { en: 'Square' }, zones: ['a.NE', 'b.NW'] }],
  goals: [
    {
      id: 'g1',
      inOrder: [
        { id: 'g2', reach: { taken: { count: 'all' } } },
        { id: 'g3', text: 'Run' },
      ],
    },
  ],
  rules: [
    { id: 'r1', text: 'Mind the gap' },
    { id: 'r2', when: { event: 'objective-taken' }, do: [{ effect: 'adrenaline', amount: 5 }] },
  ],
  variants: [{ id: 'v1', survivors: [1, 2], without: ['t1'] }],
});
const tileset = {
  format: 'boothill/tileset@1',
  id: 'mine',
  name: 'Mine',
  tiles: [{ id: '1', faces: ['yard'], quantity: 1 }],
  faces: [faceWith({})],
};
const stock = JSON.parse(
  readFileSync('engine/systems/undead-or-alive/content/tiles.json', 'utf8'),
) as unknown;

const valid = [
  JSON.parse(sample('two-tiles.json')),
  JSON.parse(sample('m0.boothill.json')),
  JSON.parse(sample('legacy/mission-0.json')),
  JSON.parse(sample('legacy/mission-1-m4.json')),
  JSON.parse(readFileSync('tests/scenarios/move/leaving-zombies.json', 'utf8')),
  rich,
  tileset,
  faceWith({}),
  gameFileWith({ mission: rich }),
  gameFileWith({ mission: { ...rich, format: 'boothill/mission@1' } }),
].map((value) => JSON.stringify(value, null, 1));

const options = { faces: stockFace };

function expectSoundOrNamed(loaded: Loaded): void {
  if (loaded.ok) {
    expect(loaded.warnings.every(({ severity }) => severity === 'warning')).toBe(true);
    return expectSound(loaded);
  }
  expect(loaded.problems.some(({ severity }) => severity === 'error')).toBe(true);
  for (const { code } of loaded.problems) expect(problemCodes).toContain(code);
  if (!loaded.salvage) return;
  expect(loaded.salvage.leftOut).not.toEqual([]);
  expectSound(loaded.salvage);
}

/** What is given out as sound must be so when it is looked at once more. */
function expectSound({ kind, document }: { kind: DocumentKind; document: unknown }): void {
  expect(loadValue(document, kind, options)).toMatchObject({ ok: true, document });
}

describe('a file broken by chance', () => {
  it('is valid before it is broken', () => {
    for (const text of [...valid, JSON.stringify(stock)]) {
      expect(loadDocument(text, documentKinds, options).ok).toBe(true);
    }
  });

  it('has a named problem wherever its text was cut, doubled or overwritten', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.constantFrom('{', '}', '[', ']', ',', '"', '\\', '-', '1e999', 'NaN'),
    );
    const wound = fc.record({ at: fc.nat(), length: fc.nat(40), put: garbage });
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.array(wound, { minLength: 1, maxLength: 3 }),
        (text, wounds) => {
          const broken = wounds.reduce((text, { at, length, put }) => {
            const start = at % (text.length + 1);
            return text.slice(0, start) + put + text.slice(start + length);
          }, text);
          expectSoundOrNamed(loadDocument(broken, documentKinds, options));
        },
      ),
      { numRuns: times(1000, 50_000) },
    );
  });

  it('has a named problem when values are swapped for others', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        -1,
        0.5,
        1e308,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        '',
        'a',
        '__proto__',
        [],
        {},
        null,
      ),
      fc.constantFrom(...valid.map((text) => JSON.parse(text) as unknown)),
    );
    const key = fc.constantFrom('id', 'kind', 'at', 'x', '__proto__', 'constructor', 'extra', 'a/b~c', '');
    const change = fc.record({
      at: fc.nat(),
      how: fc.constantFrom('set', 'remove', 'add', 'repeat'),
      key,
      value,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (text, changes) => {
          const document = JSON.parse(text) as unknown;
          for (const change of changes) mutate(document, change);
          expectSoundOrNamed(loadValue(document, documentKinds, options));
          expectSoundOrNamed(loadDocument(JSON.stringify(document), documentKinds, options));
        },
      ),
      { numRuns: times(1000, 20_000) },
    );
  });
});

interface Change {
  at: number;
  how: string;
  key: string;
  value: unknown;
}

function mutate(document: unknown, { at, how, key, value }: Change): void {
  const holders = objectsIn(document).filter((holder) => Object.keys(holder).length > 0);
  const holder = holders[at % Math.max(1, holders.length)];
  if (!holder) return;
  const keys = Object.keys(holder);
  const chosen = keys[at % keys.length] ?? key;
  if (how === 'remove') Reflect.deleteProperty(holder, chosen);
  else if (how === 'repeat' && Array.isArray(holder)) holder.push(structuredClone(holder[0]));
  else put(holder, how === 'add' && !Array.isArray(holder) ? key : chosen, structuredClone(value));
}

function put(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function balconies() {
  return [{ id: 'BAL', rects: [[10, 10, 50, 50]], stairs: 'R', over: ['S'] }];
}
