import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { stockTileset } from '../../engine/systems/undead-or-alive/tiles';
import en from '../../languages/en.json';
import { loadDocument, loadValue, type Problem, problemCodes, writeDocument } from '../../schemas';
import { faceWith, missionWith } from '../helpers/missions';
import { sample } from '../helpers/samples';

const load = (value: unknown) => loadDocument(JSON.stringify(value), 'mission');

function problemsOf(text: string): Problem[] {
  const loaded = loadDocument(text, 'mission');
  return loaded.ok ? loaded.warnings : loaded.problems;
}

const codes = (problems: Problem[]) => problems.map(({ code }) => code);

describe('reading a file', () => {
  it.each([
    ['', 'empty-file', {}],
    [' \n ', 'empty-file', {}],
    ['{\n  "id": "a",\n  "title": {"en": "b"', 'truncated', { line: 3, column: 22 }],
    ['{"id": "a', 'truncated', { line: 1, column: 8 }],
    ['{"id": tr', 'truncated', { line: 1, column: 8 }],
    ['[1, 2,', 'truncated', { line: 1, column: 7 }],
    ['{"a": NaN}', 'not-json', { line: 1, column: 7 }],
    ['{"a": Infinity}', 'not-json', { line: 1, column: 7 }],
    ['{\n"a": 1,\n}', 'not-json', { line: 3, column: 1 }],
    ["{'a': 1}", 'not-json', { line: 1, column: 2 }],
    ['{"a": 01}', 'not-json', { line: 1, column: 7 }],
    ['{"a": "\t"}', 'not-json', { line: 1, column: 7 }],
    ['{"a": "\\x"}', 'not-json', { line: 1, column: 7 }],
    ['[1 2]', 'not-json', { line: 1, column: 4 }],
    ['[1}', 'not-json', { line: 1, column: 3 }],
    ['{} {}', 'not-json', { line: 1, column: 4 }],
    ['PK\u0003\u0004', 'not-json', { line: 1, column: 1 }],
    ['{\0"\0a\0"\0', 'not-utf8', {}],
  ])('names what is wrong with %j, and where', (text, code, parameters) => {
    expect(problemsOf(text)).toMatchObject([{ code, parameters }]);
  });

  it.each(['3', '"hello"', 'null', '[]', '{}', '{"format": 3}', '{"format": "boothill/mission"}'])(
    'does not take %s for a Boothill file',
    (text) => {
      expect(codes(problemsOf(text))).toEqual(['not-a-boothill-file']);
    },
  );

  it('opens a file that begins with a byte order mark', () => {
    expect(loadDocument(`\uFEFF${sample('two-tiles.json')}`, 'mission').ok).toBe(true);
  });

  it('refuses 50 MB before reading them', () => {
    const text = `{"format":"boothill/mission@2","title":"${'a'.repeat(50_000_000)}"}`;
    expect(problemsOf(text)).toMatchObject([
      { code: 'file-too-large', parameters: { megabytes: 51, limit: 20 } },
    ]);
  });

  it.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['lists that never end', '['.repeat(10_000)],
  ])('refuses 10,000 levels of %s', (_what, text) => {
    expect(problemsOf(text)).toMatchObject([{ code: 'too-deep', parameters: { limit: 64 } }]);
  });

  it('reads 64 levels, and not one more', () => {
    const nested = (levels: number) => missionWith({ deep: levelsOf(levels - 1) });
    expect(codes(problemsOf(JSON.stringify(nested(64))))).toEqual(['unknown-key']);
    expect(codes(problemsOf(JSON.stringify(nested(65))))).toEqual(['too-deep']);
  });

  it('refuses a file of a million values', () => {
    expect(codes(problemsOf(`[${'0,'.repeat(1_000_000)}0]`))).toEqual(['too-much']);
  });

  it('warns of a key that stands twice in an object', () => {
    const text = sample('two-tiles.json').replace('"minutes": 20', '"minutes": 20, "minutes": 30');
    const loaded = loadDocument(text, 'mission');
    expect(loaded).toMatchObject({ ok: true, document: { minutes: 30 } });
    expect(problemsOf(text)).toMatchObject([{ severity: 'warning', code: 'key-twice', pointer: '/minutes' }]);
  });
});

describe('recognising a format', () => {
  it('says which kind a file is and which was wanted', () => {
    expect(problemsOf('{"format": "boothill/tileset@1"}')).toMatchObject([
      { code: 'wrong-kind', parameters: { found: 'boothill/tileset', choices: 'boothill/mission' } },
    ]);
  });

  it('names the version of a file that is too new', () => {
    expect(problemsOf('{"format": "boothill/mission@12"}')).toMatchObject([
      { code: 'too-new', parameters: { version: 12, known: 2 } },
    ]);
  });

  it('knows no version that never was', () => {
    const loaded = loadDocument('{"format": "boothill/tile@0"}', 'tile');
    expect(loaded).toMatchObject({ ok: false, problems: [{ code: 'unknown-version' }] });
  });
});

describe('judging a document', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, '3', null])('takes %s for no whole number', (x) => {
    const [placement] = missionWith({}).placements;
    const loaded = loadValue(missionWith({ placements: [{ ...placement, x }] }), 'mission');
    expect(loaded).toMatchObject({
      ok: false,
      problems: [{ code: 'not-whole', pointer: '/placements/0/x' }],
    });
  });

  it.each([
    ['"0"', '0', 'not-whole'],
    ['"[0]"', '[0]', 'not-whole'],
    ['""', '', 'not-whole'],
    ['[…]', [0], 'not-whole'],
    ['null', null, 'not-whole'],
  ])('shows %s as it stands in the file', (value, x, code) => {
    const [placement] = missionWith({}).placements;
    const loaded = load(missionWith({ placements: [{ ...placement, x }] }));
    expect(loaded).toMatchObject({ ok: false, problems: [{ code, parameters: { value } }] });
  });

  it('shows the choices there are like the value that is none of them', () => {
    const loaded = load(missionWith({ tokens: [{ id: 't1', kind: '90', at: { tile: 'a', x: 1, y: 1 } }] }));
    const [problem] = loaded.ok ? [] : loaded.problems;
    expect(problem?.parameters.value).toBe('"90"');
    expect(problem?.parameters.choices).toContain('"start", "spawn"');
  });

  it('is not fooled by what every object inherits', () => {
    const text = JSON.stringify(missionWith({})).replace('{', '{"__proto__": {"title": {"en": "Mine"}},');
    expect(codes(problemsOf(text))).toContain('forbidden-key');
    expect(({} as { title?: unknown }).title).toBeUndefined();
  });

  it('reports a problem once', () => {
    const loaded = load(missionWith({ tokens: [{ id: 't1' }] }));
    const problems = loaded.ok ? [] : loaded.problems;
    expect(problems.map(({ parameters }) => parameters.key)).toEqual(['kind', 'at']);
  });

  it('reports a hundred problems and counts the rest, as far as it has looked', () => {
    const tokens = Array.from({ length: 4000 }, () => ({}));
    const loaded = load(missionWith({ tokens }));
    const problems = loaded.ok ? [] : loaded.problems;
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'more-problems', parameters: { count: 900 } });
  });

  it('comes to an end with a file that is wrong in 100,000 places', () => {
    const bad = Array.from({ length: 100_000 }, () => ({}));
    expect(load(missionWith({ tokens: bad, boxes: bad, goals: bad })).ok).toBe(false);
  });
});

describe('a token', () => {
  const problemsWith = (at: Record<string, unknown>, kind = 'exit') => {
    const loaded = loadDocument(
      JSON.stringify(missionWith({ tokens: [{ id: 't1', kind, at: { tile: 'b', ...at } }] })),
      'mission',
      { faces: stockFace },
    );
    const problems = loaded.ok ? loaded.warnings : loaded.problems;
    return problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
  };

  it.each([
    ['beyond the right edge', { x: 400, y: 100 }],
    ['on the far edge, where the next tile begins', { x: 250, y: 100 }],
    ['before the left edge', { x: -50, y: 100 }],
    ['below the tile', { x: 100, y: 251 }],
  ])('lies nowhere %s', (_where, at) => {
    expect(problemsWith(at)).toEqual(['error nowhere /tokens/0/at']);
  });

  it('lies nowhere on a part of the face that is of no zone', () => {
    const [street] = faceWith({}).zones;
    const mission = missionWith({
      faces: [faceWith({ zones: [street], openings: [] })],
      placements: [{ id: 'y', face: 'yard', x: 0, y: 0, rotation: 0 }],
      tokens: [{ id: 't1', kind: 'exit', at: { tile: 'y', x: 100, y: 200 } }],
    });
    expect(load(mission)).toMatchObject({ ok: false, problems: [{ code: 'nowhere' }] });
  });

  it('lies in its zone from edge to edge', () => {
    expect(problemsWith({ x: 0, y: 0 })).toEqual([]);
    expect(problemsWith({ x: 249, y: 249 })).toEqual([]);
  });

  it('is only warned of beside the balcony that it is on', () => {
    expect(problemsWith({ x: 150, y: 60, level: 'BAL' })).toEqual([]);
    expect(problemsWith({ x: 20, y: 200, level: 'BAL' })).toEqual(['warning not-below-level /tokens/0/at']);
  });

  it('is not looked for on a tile that is not known', () => {
    const placements = [{ id: 'b', face: 'elsewhere', x: 0, y: 0, rotation: 0 }];
    const tokens = [{ id: 't1', kind: 'exit', at: { tile: 'b', x: 900, y: 0 } }];
    expect(load(missionWith({ placements, tokens })).ok).toBe(true);
  });

  it('that is a train lies where its tiles do', () => {
    const train = { id: 't1', kind: 'train', at: { tile: 'b', x: 900, y: 0 }, tiles: ['b'], moves: true };
    expect(load(missionWith({ tokens: [train] })).ok).toBe(true);
  });

  it('in a variant must lie somewhere too', () => {
    const tokens = [{ id: 't1', kind: 'exit', at: { tile: 'a', x: 999, y: 0 } }];
    const variants = [{ id: 'v1', survivors: [1], tokens }];
    const loaded = loadValue(missionWith({ variants }), 'mission', { faces: stockFace });
    expect(loaded).toMatchObject({ ok: false, problems: [{ pointer: '/variants/0/tokens/0/at' }] });
  });
});

describe('an id', () => {
  const at = { tile: 'a', x: 10, y: 10 };
  const pieces = {
    tokens: [{ id: 'x', kind: 'exit', at }],
    labels: [{ id: 'x', at: { x: 0, y: 0 }, text: { en: 'X' } }],
    arrows: [{ id: 'x', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }],
    goals: [{ id: 'x', text: { en: 'X' } }],
    rules: [{ id: 'x', text: { en: 'X' } }],
  };

  it.each(['labels', 'arrows', 'goals', 'rules'] as const)(
    'names one of all the pieces, goals and rules that a variant can leave out, not one of the %s',
    (list) => {
      const loaded = load(missionWith({ tokens: pieces.tokens, [list]: pieces[list] }));
      expect(loaded).toMatchObject({
        ok: false,
        problems: [{ code: 'duplicate-id', pointer: `/${list}/0/id` }],
      });
    },
  );

  it('that a variant leaves out and nothing has is only warned of', () => {
    const loaded = load(missionWith({ variants: [{ id: 'v1', survivors: [1], without: ['x'] }] }));
    expect(loaded).toMatchObject({
      ok: true,
      warnings: [{ code: 'unknown-piece', pointer: '/variants/0/without/0' }],
    });
  });
});

describe('a picture', () => {
  const base64 = (...bytes: (number | string)[]) =>
    Buffer.concat(bytes.map((part) => Buffer.from(typeof part === 'string' ? part : [part]))).toString(
      'base64',
    );
  const png = base64(0x89, 'PNG\r\n\x1a\n', 0, 0, 0, 13, 'IHDR');
  const jpeg = base64(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF');
  const webp = base64('RIFF', 0x24, 0xff, 0, 0, 'WEBPVP8 ');
  const opens = (picture: string) => load(missionWith({ faces: [faceWith({ picture })] })).ok;

  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', webp],
  ])('begins like one of its kind: %s', (kind, data) => {
    expect(opens(`data:image/${kind};base64,${data}`)).toBe(true);
  });

  it.each([
    ['words', 'png', base64('This is no picture at all.')],
    ['a picture of another kind', 'png', jpeg],
    ['a sound', 'webp', base64('RIFF', 0x24, 0xff, 0, 0, 'WAVEfmt ')],
  ])('is not %s', (_what, kind, data) => {
    expect(opens(`data:image/${kind};base64,${data}`)).toBe(false);
  });
});

describe('words given as a plain string', () => {
  const mission = missionWith({
    title: 'Midi',
    labels: [{ id: 'l1', at: { x: 0, y: 0 }, text: 'Puits' }],
    goals: [{ id: 'g1', inOrder: [{ id: 'g2', text: 'Fuir' }] }],
    mood: { title: 'sec' },
  });

  it('become words in the language the user speaks', () => {
    const loaded = loadDocument(JSON.stringify(mission), 'mission', { language: 'fr' });
    expect(loaded).toMatchObject({
      ok: true,
      document: {
        title: { fr: 'Midi' },
        labels: [{ text: { fr: 'Puits' } }],
        goals: [{ inOrder: [{ text: { fr: 'Fuir' } }] }],
      },
    });
  });

  it('stay a string where Boothill does not know what they are', () => {
    expect(load(mission)).toMatchObject({
      ok: true,
      document: { title: { en: 'Midi' }, mood: { title: 'sec' } },
    });
  });
});

describe('a key that no schema knows', () => {
  const token = { id: 't1', zeal: 3, kind: 'exit', at: { tile: 'a', x: 1, y: 2, floor: 'wood' } };
  const loaded = load(missionWith({ mood: 'dusty', tokens: [token] }));

  it('is a warning with its pointer', () => {
    expect(loaded.ok).toBe(true);
    const pointers = loaded.ok ? loaded.warnings.map(({ pointer }) => pointer) : [];
    expect(pointers.sort()).toEqual(['/mood', '/tokens/0/at/floor', '/tokens/0/zeal']);
  });

  it('is written back where it stood', () => {
    const text = loaded.ok ? writeDocument(loaded.document) : '';
    expect(text).toContain('"zeal": 3,\n      "kind": "exit"');
    expect(JSON.parse(text)).toEqual(missionWith({ mood: 'dusty', tokens: [token] }));
  });
});

describe('writing a document', () => {
  it('gives the file back as it was read', () => {
    const loaded = loadDocument(sample('two-tiles.json'), 'mission');
    const written = loaded.ok ? writeDocument(loaded.document) : '';
    const keys = (text: string) => [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key);
    expect(JSON.parse(written)).toEqual(JSON.parse(sample('two-tiles.json')));
    expect(keys(written)).toEqual(keys(sample('two-tiles.json')));
  });

  it('keeps a rectangle on one line', () => {
    const text = writeDocument({ format: 'boothill/tile@1', id: 'y', name: {}, size: [250, 90], zones: [] });
    expect(text).toBe(
      '{\n  "format": "boothill/tile@1",\n  "id": "y",\n  "name": {},\n  "size": [250, 90],\n  "zones": []\n}\n',
    );
  });
});

describe('the problems', () => {
  it('name the faces in the box where there is no such face', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const ids = stockTileset.faces.map(({ id }) => id);
    expect(ids.sort()).toEqual(numbers.flatMap((number) => [`${number}R`, `${number}V`]).sort());
    expect(en['problem.unknown-face.hint']).toContain('1R to 12R and 1V to 12V');
  });

  it('have a sentence each', () => {
    const sentences = new Set(Object.keys(en).map((key) => key.replace(/\.(one|other)$/, '')));
    expect(problemCodes.filter((code) => !sentences.has(`problem.${code}`))).toEqual([]);
  });
});

function levelsOf(levels: number): unknown {
  return levels === 0 ? 1 : [levelsOf(levels - 1)];
}
