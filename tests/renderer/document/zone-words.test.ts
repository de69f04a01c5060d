import { describe, expect, it } from 'vitest';
import { stockTileset } from '../../../engine';
import { type Language, languages, type Say, sentence } from '../../../languages';
import { laidOut } from '../../../renderer/document/laid-out';
import { sideOf } from '../../../renderer/document/zone-side';
import { partOn, zoneKind, zoneName, zoneOnBoard } from '../../../renderer/document/zone-words';
import type { Mission } from '../../../schemas';
import { tagWords } from '../../../telling/zones';
import { NamedBoard } from '../../helpers/board';
import { emptyMission } from '../../helpers/empty-mission';

const sayIn =
  (language: Language): Say =>
  (key, parameters) =>
    sentence(language, key, parameters);

const table = new NamedBoard(['a 2R', 'b 3R 250']);

describe('the tags of a zone', () => {
  const tags = [
    ...new Set(stockTileset.faces.flatMap(({ zones }) => zones.flatMap((zone) => zone.tags ?? []))),
  ];

  it.each(languages)('all have words in %s where they are of the box', (language) => {
    const zone = { ...table.zone('a.A'), tags };
    const words = tagWords(zone, sayIn(language));
    expect(tags.length).toBeGreaterThan(20);
    expect(words.filter((word, index) => word === tags[index] || word.startsWith('zone.'))).toEqual([]);
  });

  it('stand as they are where an author made them up', () => {
    expect(tagWords({ ...table.zone('a.A'), tags: ['opera'] }, sayIn('en'))).toEqual(['opera']);
  });
});

describe('the part of a zone', () => {
  const zone = new NamedBoard(['a 3V', 'undefined 3V 250']).board.zones.find(({ parts }) => parts.length > 1);

  it('is the one on the tile that is asked for, or else the first', () => {
    if (!zone) throw new Error('No zone lies across the seam');
    const [first] = zone.parts;
    expect(partOn(zone, 'undefined')).toMatch(/^undefined\./);
    expect([partOn(zone, undefined), partOn(zone, 'gone')]).toEqual([first, first]);
    expect(first).toMatch(/^a\./);
  });
});

describe('the name of a zone', () => {
  it('is what its tile calls it, in the language of the window', () => {
    expect(zoneName(table.zone('a.C'), 'en', sayIn('en'))).toBe('Shaving parlour');
    expect(zoneName(table.zone('a.C'), 'fr', sayIn('fr'))).toBe('Salon de rasage');
  });

  it('is what it is where it has none', () => {
    expect(zoneName(table.zone('a.N'), 'en', sayIn('en'))).toBe('Street');
    const nameless = table.zone('a.A').faceZones.map((zone) => ({ ...zone, name: undefined }));
    expect(zoneName({ ...table.zone('a.A'), faceZones: nameless }, 'en', sayIn('en'))).toBe('Room');
    expect(zoneName(table.zone('a.BAL'), 'en', sayIn('en'))).toBe('Balcony');
  });
});

it('the kind of a zone says which building a room is of', () => {
  const kinds = ['a.N', 'a.BAL', 'a.A'].map((part) => zoneKind(table.zone(part), sayIn('en')));
  expect(kinds).toEqual(['Street', 'Balcony', 'Room of building 1']);
});

describe('a zone that has no name', () => {
  it('is found by where it lies on the board, however its tile is turned', () => {
    const found = ([0, 90, 180, 270] as const).map((rotation) => {
      const mission = { ...emptyMission, placements: [{ id: 'a', face: '3R', x: 0, y: 0, rotation }] };
      const laid = laidOut(mission);
      const zone = laid.board.zones[laid.board.zoneOf('a.N') ?? -1];
      return zone && zoneOnBoard(zone, laid, 'en', sayIn('en'));
    });
    expect(found).toEqual([
      'Tile 3R · street, north',
      'Tile 3R · street, east',
      'Tile 3R · street, south',
      'Tile 3R · street, west',
    ]);
  });

  it('may lie in a corner or in the middle', () => {
    const mission: Mission = {
      ...emptyMission,
      placements: [{ id: 'a', face: '1V', x: 0, y: 0, rotation: 90 }],
    };
    const sides = ['a.NW', 'a.SE', 'a.C', 'a.P', 'gone.C'].map((part) => sideOf(part, laidOut(mission)));
    expect(sides).toEqual(['north-east', 'south-west', 'middle', 'east', undefined]);
  });
});
