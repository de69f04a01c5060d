import { describe, expect, it } from 'vitest';
import { type Language, type Say, sentence } from '../../../../languages';
import { laidOut } from '../../../../renderer/document/laid-out';
import { tokensOfSome } from '../../../../renderer/document/whose';
import { zoneWordsOn } from '../../../../renderer/document/zone-words';
import { openRows, partsBetween, pieceRows } from '../../../../renderer/panels/pieces/piece-rows';
import type { Mission } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { everyToken, placed } from '../../../helpers/stock-faces';

function rowsOf(mission: Mission, language: Language = 'en') {
  const say: Say = (key, parameters) => sentence(language, key, parameters);
  const laid = laidOut(mission);
  return pieceRows(laid, zoneWordsOn(laid, language, false), language, say);
}

const small: Mission = {
  ...everyToken(),
  placements: [placed('a', '2R', 0, 0), placed('b', '5V', 250, 0)],
  tokens: [
    { id: 'o3', kind: 'objective', colour: 'red', at: { tile: 'b', x: 148, y: 202 } },
    { id: 'c1', kind: 'companion', survivor: 'Jimmy', at: { tile: 'a', x: 186, y: 66, level: 'BAL' } },
    { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 20, y: 20 } },
    { id: 'lost', kind: 'noise', at: { tile: 'b', x: 500, y: 0 } },
  ],
  areas: [{ id: 'town', name: { en: 'The town' }, tiles: ['a'] }],
};

describe('the rows of the tree', () => {
  it('are the tiles with what lies on them, then labels, arrows and areas, each in words', () => {
    const words = rowsOf(small).map(({ level, words }) => `${level} ${words}`);
    expect(words).toEqual([
      '1 Tile 2R (a)',
      '2 Companion (Jimmy) c1, on the balcony of the Barber shop',
      '2 First spawn s1, at the west end of the town, north of the Barber shop, A1',
      '1 Tile 5V (b)',
      '2 Red objective o3, in the Counting room of the Bank',
      '2 Noise lost, beside every zone of tile b',
      '1 Labels',
      '2 Label ‘Main Street’ l1',
      '1 Arrows',
      '2 Arrow r1',
      '1 Areas',
      '2 The town (town)',
    ]);
  });

  it('are in French where French is spoken', () => {
    const words = rowsOf(small, 'fr').map(({ words }) => words);
    expect(words).toContain('Objectif rouge o3, dans la Salle des guichets de la Banque');
    expect(words).toContain('Invasion de départ s1, au bout ouest de The town, au nord du Barbier, A1');
    expect(words).toContain('Étiquette\u00a0: Main Street l1');
  });

  it('say for how many survivors a piece is, and end with those that are not there', () => {
    const say: Say = (key, parameters) => sentence('en', key, parameters);
    const own = { id: 'n9', kind: 'noise', at: { tile: 'a', x: 20, y: 20 } } as const;
    const mission: Mission = {
      ...small,
      labels: [],
      arrows: [],
      areas: [],
      variants: [{ id: 'few', survivors: [2], without: ['o3'], tokens: [own] }],
    };
    const laid = laidOut(mission);
    const some = { pieces: tokensOfSome(mission, undefined), nameOf: () => '2 survivors' };
    const rows = pieceRows(laid, zoneWordsOn(laid, 'en', false), 'en', say, some);
    expect(rows.flatMap(({ key, whose }) => (whose === undefined ? [] : [`${key} ${whose}`]))).toEqual([
      'token:o3 Not with 2 survivors',
      'elsewhere:few:n9 Only with 2 survivors',
    ]);
    expect(rows.at(-2)?.words).toBe('Not there now');
    expect(rows.at(-1)?.elsewhere).toEqual({ part: 'token:n9', variant: 'few' });
  });

  it('know their place among those beside them', () => {
    const [tile, companion, spawn] = rowsOf(small);
    expect(tile).toMatchObject({ place: 1, of: 5, hasRows: true });
    expect(companion).toMatchObject({ place: 1, of: 2, hasRows: false, parent: 'tile:a' });
    expect(spawn).toMatchObject({ place: 2, of: 2 });
  });

  it('are none for an empty table', () => {
    expect(rowsOf(emptyMission)).toEqual([]);
  });

  it('tell every kind of token apart in words', () => {
    const tokens = rowsOf(everyToken()).filter(({ key }) => key.startsWith('token:'));
    expect(tokens).toHaveLength(everyToken().tokens?.length ?? 0);
    expect(tokens.filter(({ words }) => /token\.|undefined|\{/.test(words))).toEqual([]);
  });

  it('change with the piece that changes, and with a board that does', () => {
    const before = rowsOf(small);
    const tokens =
      small.tokens?.map((token) =>
        token.kind === 'objective' ? { ...token, colour: 'blue' as const } : token,
      ) ?? [];
    const changed = rowsOf({ ...small, tokens }).filter(({ words }, index) => words !== before[index]?.words);
    expect(changed.map(({ words }) => words)).toEqual([
      'Blue objective o3, in the Counting room of the Bank',
    ]);
    const turnedOver = rowsOf({ ...small, placements: [placed('a', '2R', 0, 0), placed('b', '5R', 250, 0)] });
    expect(turnedOver.find(({ key }) => key === 'token:o3')?.words).toBe(
      'Red objective o3, in the Barroom of the Saloon',
    );
  });
});

describe('a closed row', () => {
  it('hides what is below it', () => {
    const keys = openRows(rowsOf(small), new Set(['tile:a', 'all:areas'])).map(({ key }) => key);
    expect(keys).not.toContain('token:c1');
    expect(keys).not.toContain('area:town');
    expect(keys).toContain('token:o3');
  });
});

describe('a span of rows', () => {
  it('holds the parts from one end to the other, whichever comes first', () => {
    const rows = rowsOf(small);
    const parts = ['token:s1', 'tile:b', 'token:o3'];
    expect(partsBetween(rows, 'token:s1', 'token:o3')).toEqual(parts);
    expect(partsBetween(rows, 'token:o3', 'token:s1')).toEqual(parts);
    expect(partsBetween(rows, 'label:l1', 'area:town')).toEqual(['label:l1', 'arrow:r1']);
  });
});
