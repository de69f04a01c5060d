import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../languages/en.json';
import type { BoardRelations } from '../../../schemas';
import { isBoardRelations } from '../../../schemas/generated/validators';
import { NamedBoard } from '../../helpers/board';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { faceWith, missionWith } from '../../helpers/missions';

type HintedProblem =
  | 'tiles-overlap'
  | 'tiles-gap'
  | 'not-json'
  | 'truncated'
  | 'not-utf8'
  | 'unknown-face'
  | 'unknown-key'
  | 'duplicate-id';

const withHint = (complaint: string, hinted?: HintedProblem) =>
  hinted === undefined ? complaint : `${complaint}\n  ${en[`problem.${hinted}.hint`]}`;

type Tile = [id: string, face: string, x: number, y: number, rotation: number];

const bare = (...tiles: Tile[]) =>
  JSON.stringify({ tiles: tiles.map(([id, face, x, y, rotation]) => ({ id, face, x, y, rotation })) });

async function relationsOf(input: string): Promise<BoardRelations> {
  const { code, printed, complaints } = await boothill(['board', '-', '--json'], { input });
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return JSON.parse(printed) as BoardRelations;
}

const boards: [string, Tile[]][] = [
  ['one tile', [['a', '3R', 0, 0, 90]]],
  ['a tile left of the zero', [['a', '1R', -250, -250, 180]]],
  [
    'two tiles',
    [
      ['a', '2R', 0, 0, 0],
      ['b', '3R', 250, 0, 270],
    ],
  ],
  [
    'tiles apart',
    [
      ['a', '5R', 0, 0, 0],
      ['b', '5R', 2000, 0, 0],
    ],
  ],
  [
    'a train between two rows',
    [
      ['a', '1V', 0, 0, 0],
      ['l', '10R', 0, 250, 0],
      ['w', '11R', 250, 250, 0],
      ['b', '4R', 250, 0, 90],
      ['c', '9R', 0, 340, 0],
    ],
  ],
];

describe('boothill board --json', () => {
  it.each(boards)('prints what its schema says: %s', async (_name, tiles) => {
    const relations = await relationsOf(bare(...tiles));
    isBoardRelations(relations);
    expect(isBoardRelations.errors).toBeNull();
  });

  it.each(boards)('names every pair once, in the order of the zones: %s', async (_name, tiles) => {
    const { zones, moves, sight, townsfolkSight, distances } = await relationsOf(bare(...tiles));
    const ids = zones.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    const numbers = (pairs: readonly (readonly [string, string, ...number[]])[]) =>
      pairs.map(([one, other]) => [ids.indexOf(one), ids.indexOf(other)] as const);
    for (const pairs of [numbers(moves), numbers(sight)]) {
      expect(pairs.filter(([one, other]) => one >= other)).toEqual([]);
    }
    for (const pairs of [numbers(moves), numbers(sight), numbers(townsfolkSight)]) {
      const places = pairs.map(([one, other]) => one * ids.length + other);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    }
    const mutual = new Set(sight.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
    expect(townsfolkSight.filter(([from, to]) => from === to || mutual.has(`${from} ${to}`))).toEqual([]);
    expect(Object.keys(distances)).toEqual(ids);
    expect(ids.filter((id) => distances[id]?.[id] !== undefined)).toEqual([]);
  });

  it.each(boards)('says what the compiled board says: %s', async (_name, tiles) => {
    const relations = await relationsOf(bare(...tiles));
    const board = new NamedBoard(tiles.map((tile) => tile.join(' ')));
    const seen = new Map(relations.sight.map(([one, other, range]) => [`${one} ${other}`, range]));
    const further = new Map(relations.townsfolkSight.map(([from, to, range]) => [`${from} ${to}`, range]));
    for (const from of board.ids) {
      const walks = relations.moves.flatMap(([one, other]) =>
        one === from ? other : other === from ? one : [],
      );
      expect(walks.sort()).toEqual(board.moves(from).sort());
      for (const to of board.ids.filter((id) => id !== from)) {
        expect(seen.get(`${from} ${to}`) ?? seen.get(`${to} ${from}`)).toBe(board.range(from, to));
        expect(further.get(`${from} ${to}`)).toBe(board.townsfolkRange(from, to));
        expect(relations.distances[from]?.[to]).toBe(board.distance(from, to));
      }
    }
  });

  it('leaves out what cannot be reached', async () => {
    const { distances } = await relationsOf(bare(['a', '5R', 0, 0, 0], ['b', '5R', 2000, 0, 0]));
    const tilesFrom = (zone: string) => new Set(Object.keys(distances[zone] ?? {}).map((id) => id[0]));
    expect(tilesFrom(Object.keys(distances)[0] ?? '')).toEqual(new Set(['a']));
  });

  it('knows rooms by their building, and balconies', async () => {
    const { zones } = await relationsOf(bare(['a', '3R', 0, 0, 0]));
    expect(zones.find(({ id }) => id === 'a.BAL')).toEqual({
      id: 'a.BAL',
      kind: 'street',
      balcony: true,
      parts: ['a.BAL'],
    });
    expect(zones.find(({ id }) => id === 'a.A')).toMatchObject({ kind: 'building', building: 1 });
    expect(zones.find(({ id }) => id === 'a.NE')).toEqual({ id: 'a.NE', kind: 'street', parts: ['a.NE'] });
  });

  it('does not depend on the order of the tiles', async () => {
    const tiles = boards.at(-1)?.[1] ?? [];
    const { printed } = await boothill(['board', '-', '--json'], { input: bare(...tiles) });
    const turned = await boothill(['board', '-', '--json'], { input: bare(...[...tiles].reverse()) });
    expect(turned.printed).toBe(printed);
  });

  it('reads missions, with the faces they bring along', async () => {
    const { code, printed } = await boothill(['board', 'sample-missions/two-tiles.json', '--json']);
    expect(code).toBe(0);
    const { zones } = JSON.parse(printed) as BoardRelations;
    expect(zones.map(({ parts }) => parts)).toContainEqual(['a.NE', 'b.NW']);
  });

  it('prints a board whose tiles overlap, and says so beside it', async () => {
    const input = bare(['a', '2R', 0, 0, 0], ['b', '3R', 240, 0, 0]);
    const { code, printed, complaints } = await boothill(['board', '-', '--json'], { input });
    expect(code).toBe(1);
    expect(complaints).toEqual([
      withHint('-: The tiles ‘a’ and ‘b’ lie on each other. (/tiles/1)', 'tiles-overlap'),
    ]);
    expect(isBoardRelations(JSON.parse(printed))).toBe(true);
  });

  it('answers yes to a board with a gap, which it warns of', async () => {
    const input = bare(['a', '2R', 0, 0, 0], ['b', '3R', 254, 0, 0]);
    const { code, complaints } = await boothill(['board', '-', '--json'], { input });
    expect({ code, complaints }).toEqual({
      code: 0,
      complaints: [
        withHint('-: Warning: Between the tiles ‘a’ and ‘b’ there is a gap of 4 mm. (/tiles/1)', 'tiles-gap'),
      ],
    });
  });

  it('warns of a key that it does not know', async () => {
    const input = '{"tiles":[{"id":"a","face":"3R","x":0,"y":0,"rotation":0,"flipped":true}]}';
    const { code, complaints } = await boothill(['board', '-', '--json'], { input });
    expect({ code, complaints }).toEqual({
      code: 0,
      complaints: [
        withHint('-: Warning: Boothill does not know the key ‘flipped’. (/tiles/0/flipped)', 'unknown-key'),
      ],
    });
  });

  it('takes a mission by standard input as it does from a file', async () => {
    const path = 'sample-missions/two-tiles.json';
    const fromFile = await boothill(['board', path, '--json']);
    expect(await boothill(['board', '-', '--json'], { input: await readFile(path, 'utf8') })).toEqual(
      fromFile,
    );
    expect(fromFile.code).toBe(0);
  });

  it('judges a mission that comes by standard input like one in a file', async () => {
    const path = 'sample-missions/invalid/unknown-face.json';
    const fromFile = await boothill(['board', path]);
    const { code, complaints } = await boothill(['board', '-'], { input: await readFile(path, 'utf8') });
    expect(complaints).toEqual(fromFile.complaints.map((complaint) => complaint.replace(path, '-')));
    expect(code).toBe(1);
  });

  it('says everything that is wrong with bare tiles, for nothing else does', async () => {
    const input = bare(['a', '3Q', 0, 0, 0], ['b', '4Q', 250, 0, 0]);
    const { complaints } = await boothill(['board', '-'], { input });
    expect(complaints).toHaveLength(2);
  });
});

describe('boothill board with what is no board', () => {
  it.each<[what: string, input: string | Buffer, sentence: string, hinted?: HintedProblem]>([
    ['nothing', '', 'There is nothing in it.'],
    ['no JSON', 'tiles', 'Line 1, column 1: this is not JSON.', 'not-json'],
    ['half a board', '{"tiles":[', 'The text breaks off at line 1, column 11.', 'truncated'],
    [
      'no text',
      Buffer.from([0xff, 0xfe, 0x7b, 0]),
      'This is not a Boothill file: it is no text in UTF-8.',
      'not-utf8',
    ],
    ['no tiles', '{"tiles":[]}', 'There are too few entries here; the least is 1. (/tiles)'],
    ['something else', '{}', '‘tiles’ is missing.'],
    ['a list', '[]', 'There should be a group of named values here, not […].'],
    [
      'a fraction',
      bare(['a', '3R', 0.5, 0, 0]),
      'There should be a whole number here, not 0.5. (/tiles/0/x)',
    ],
    [
      'a number without end',
      bare(['a', '3R', 1e300, 0, 0]),
      '1e+300 is too high; the most is 100000. (/tiles/0/x)',
    ],
    ['NaN', '{"tiles":[{"id":"a","face":"3R","x":NaN}]}', 'Line 1, column 37: this is not JSON.', 'not-json'],
    [
      'an oblique tile',
      bare(['a', '3R', 0, 0, 45]),
      '45 is not possible here; these are: 0, 90, 180, 270. (/tiles/0/rotation)',
    ],
    ['an unknown face', bare(['a', '3Q', 0, 0, 0]), 'There is no face ‘3Q’. (/tiles/0/face)', 'unknown-face'],
    [
      'an inherited face',
      bare(['a', 'constructor', 0, 0, 0]),
      'There is no face ‘constructor’. (/tiles/0/face)',
      'unknown-face',
    ],
    [
      'one id twice',
      bare(['a', '3R', 0, 0, 0], ['a', '2R', 250, 0, 0]),
      'The id ‘a’ is taken already. (/tiles/1/id)',
      'duplicate-id',
    ],
    ['10,000 levels', '['.repeat(10_000), 'Line 1, column 65: the text is nested more than 64 levels deep.'],
    ['20 MB', ' '.repeat(20_000_001), 'The file has 21 MB; Boothill opens files of up to 20 MB.'],
  ])(
    'says so in one sentence, and what to do about it in another: %s',
    async (_what, input, sentence, hinted) => {
      expect(await boothill(['board', '-', '--json'], { input })).toEqual({
        code: 1,
        printed: '',
        complaints: [withHint(`-: ${sentence}`, hinted)],
      });
    },
  );

  it('does not lay 500 tiles', async () => {
    const tiles = Array.from({ length: 500 }, (_, index): Tile => [`t${index}`, '3R', index * 100, 0, 0]);
    const { code, complaints } = await boothill(['board', '-'], { input: bare(...tiles) });
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: ['-: There are too many entries here; the most is 400. (/tiles)'],
    });
  });

  it('does not compile a mission that is too finely cut to be a board', async () => {
    const strips = Array.from({ length: 50 }, (_, row) => [0, 2 * row, 250, 1]);
    const zones = Array.from({ length: 100 }, (_, column) => ({
      id: `z${column}`,
      kind: 'street',
      rects: strips.map(([, y = 0]) => [2 * column, y + (column % 2), 1, 1]),
    }));
    const face = { format: 'boothill/tile@1', id: 'dust', name: { en: 'Dust' }, size: [250, 250], zones };
    const placements = Array.from({ length: 100 }, (_, index) => ({
      id: `t${index}`,
      face: 'dust',
      x: index * 263,
      y: index * 257,
      rotation: 0,
    }));
    const path = join(await emptyFolder(), 'dust.json');
    await writeFile(path, JSON.stringify(missionWith({ placements, faces: [face] })));
    const sentence = 'The edges of these tiles are so many that no board can be made of them.';
    expect(await boothill(['board', path, '--json'])).toEqual({
      code: 1,
      printed: '',
      complaints: [`${path}: ${sentence} (/placements)`],
    });
    expect((await boothill(['validate', path])).printed).toBe(`${path}: ${sentence} (/placements)`);
  });

  it('says which file is missing, or wrong', async () => {
    const nowhere = join(await emptyFolder(), 'nowhere.json');
    expect((await boothill(['board', nowhere])).complaints).toEqual([`${nowhere}: There is no such file.`]);
    const path = 'sample-missions/invalid/unknown-face.json';
    expect(await boothill(['board', path, '--json'])).toEqual({
      code: 1,
      printed: '',
      complaints: [withHint(`${path}: There is no face ‘99X’. (/placements/1/face)`, 'unknown-face')],
    });
  });

  it('wants to be told which board', async () => {
    expect(await boothill(['board'])).toEqual({
      code: 2,
      printed: '',
      complaints: ['The command needs ‘MISSION’; --help says what that is.'],
    });
  });
});

describe('boothill board', () => {
  it('lists the zones for a reader', async () => {
    const { code, printed } = await boothill(['board', 'sample-missions/two-tiles.json']);
    expect(code).toBe(0);
    const [counts, ...zones] = printed.split('\n');
    expect(counts).toBe('Zones: 16. Street zones: 9; rooms: 5, in buildings: 2; balconies: 2.');
    expect(zones).toHaveLength(16);
    expect(zones[0]).toMatch(
      /^Back room of the Barber shop: building 1; zones to walk to: \d+, in sight: \d+$/,
    );
  });

  it('calls a zone by its name in any language rather than none', async () => {
    const { zones, ...face } = faceWith({});
    const named = zones.map((zone) => ({ ...zone, name: { de: `Hof ${zone.id}` } }));
    const placements = [{ id: 'y', face: 'yard', x: 0, y: 0, rotation: 0 }];
    const path = join(await emptyFolder(), 'yard.json');
    await writeFile(path, JSON.stringify(missionWith({ placements, faces: [{ ...face, zones: named }] })));
    expect((await boothill(['board', path])).printed).toContain('Hof R of the Yard: building 1; ');
  });

  it('has the codes of files beside the names where they are wanted', async () => {
    const { printed } = await boothill(['board', 'sample-missions/two-tiles.json', '--codes']);
    expect(printed).toContain('\nBack room of the Barber shop (a.A): ');
    const before = await boothill(['--codes', 'board', 'sample-missions/two-tiles.json']);
    expect(before.printed).toBe(printed);
  });

  it('lists them in French', async () => {
    const { printed } = await boothill(['board', 'sample-missions/two-tiles.json'], { locale: 'fr' });
    expect(printed).toMatch(/^Zones\u00a0: 16\. Zones de rue\u00a0: 9\u202f; pièces/);
    expect(printed).toContain('Balcon du Barbier\u00a0: balcon\u202f; ');
  });
});
