import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith, type ZonePlace } from '../../../engine';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { languages } from '../../../languages';
import type { Mission, TileFace } from '../../../schemas';
import { ZoneNames } from '../../../telling/zones/zone-names';
import { emptyMission } from '../../helpers/empty-mission';
import { tilesInSquare } from '../../helpers/large-boards';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';
import { sampleMission, samples } from '../../helpers/samples';
import { placed } from '../../helpers/stock-faces';
import { namesakes, namesOn, placesOn } from '../../helpers/zone-names';

const missions = ['', 'tutorials/'].flatMap((folder) =>
  samples(folder)
    .filter(([name]) => name.endsWith('.boothill.json'))
    .map(([name]) => `${folder}${name}`),
);

/** The zones of all boards that a mission can come to. */
function allPlaces(mission: Mission): readonly (readonly ZonePlace[])[] | undefined {
  const laid = undeadOrAliveGames.lay(mission, 4);
  return 'problem' in laid ? undefined : laid.zones.map(({ places }) => places);
}

describe('two zones', () => {
  it.each(missions)('of %s share no name, however its board changes', (file) => {
    const places = allPlaces(sampleMission(file));
    expect(places?.length).toBeGreaterThan(5);
    expect(namesakes(places ?? [])).toEqual([]);
  });

  it('of 500 random boards share no name, in either language', () => {
    const shared = Array.from({ length: 500 }, (_, board) => {
      const luck = new Luck(`names ${board}`);
      const mission = randomMission(luck);
      const labels = luck.some(6, () => ({
        id: `l${luck.below(1000)}`,
        at: { x: luck.below(1000), y: luck.below(1000) },
        text: luck.pick([{ en: 'Main Street' }, { en: 'Bank' }, { fr: 'Rue' }, { en: 'The street' }]),
      }));
      return namesakes(placesOn({ ...mission, labels }));
    });
    expect(shared.flat()).toEqual([]);
  });

  it('of a hundred tiles share no name', () => {
    expect(namesakes(placesOn({ ...emptyMission, placements: tilesInSquare(100) }))).toEqual([]);
  });
});

describe('a name', () => {
  const two: Mission = {
    ...emptyMission,
    placements: [placed('a', '2R', 0, 0), placed('b', '3R', 250, 0, 90)],
  };

  it('says where a street is, which building a room is in, and whose a balcony is', () => {
    expect(namesOn(two)).toMatchObject({
      'a.NE': 'Street north-east of the Barber shop, A1',
      'a.NW': 'West end of the street north of the Barber shop, A1',
      'a.A': 'Back room of the Barber shop',
      'a.BAL': 'Balcony of the Barber shop',
      'b.NE': 'Street south-east of the Ruined warehouse, B1',
    });
    expect(namesOn(two, 'fr')).toMatchObject({
      'a.NE': 'Rue au nord-est du Barbier, A1',
      'a.A': 'Arrière-boutique du Barbier',
      'b.BAL': 'Balcon de l’Entrepôt en ruine',
    });
  });

  it('is what the author has written on a zone, rather than what lies around it', () => {
    const at = { x: 125, y: 12 };
    const labels = [
      { id: 'l1', at, text: { en: 'Main Street', fr: 'Grand-rue' } },
      { id: 'l2', at: { x: 120, y: 14 }, text: { en: 'Over it' } },
      {
        id: 'l3',
        at: { x: 20, y: 20 },
        text: { en: 'Here the sheriff waits for whoever comes in from the hills' },
      },
      { id: 'l4', at: { x: 200, y: 20 }, text: { en: '  ' } },
      { id: 'l5', at: { x: 9000, y: 20 }, text: { en: 'Nowhere' } },
    ];
    const areas = [
      { id: 'all', name: { en: 'Old Town' }, tiles: ['a'] },
      { id: 'yard', name: { en: 'The yard' }, zones: ['a.E', 'a.N'] },
      { id: 'den', name: { en: 'The den' }, zones: ['a.C'] },
    ];
    expect(namesOn({ ...two, labels, areas })).toMatchObject({
      'a.N': 'Main Street',
      'a.C': 'The den',
      'a.E': 'The yard, east of the Barber shop, A1',
      'a.NW': 'Old Town, north of the Barber shop, A1',
      'a.A': 'Back room of the Barber shop',
    });
  });

  it('says of a building over several tiles what is printed on each of them', () => {
    const mission = sampleMission('m4.boothill.json');
    const { zones } = compileBoard(mission.placements, facesWith(mission.faces)).board;
    const buildings = new Map(zones.map(({ id, building }) => [id, building]));
    const called = (words: RegExp) =>
      Object.entries(namesOn(mission)).flatMap(([zone, name]) => (words.test(name) ? [zone] : []));
    const [parlour, hall] = [called(/^Shaving parlour/), called(/^Storage hall/)].map(([zone = '']) => zone);
    expect(buildings.get(parlour ?? '')).toBeDefined();
    expect(buildings.get(parlour ?? '')).toBe(buildings.get(hall ?? ''));
    expect(called(/^Shaving parlour of the Barber shop$/)).toEqual([parlour]);
    expect(called(/^Storage hall of the Ruined warehouse$/)).toEqual([hall]);
  });

  it('stays as it is while somebody draws elsewhere', () => {
    const placements = [...two.placements, placed('c', '5V', 500, 0), placed('d', '6R', 500, 250)];
    expect(namesOn({ ...two, placements })).toMatchObject({
      'a.NE': namesOn(two)['a.NE'],
      'a.NW': namesOn(two)['a.NW'],
      'a.A': namesOn(two)['a.A'],
      'b.A': namesOn(two)['b.A'],
    });
  });

  it('has a square, an end or a number where another zone would have the same', () => {
    const twice = { ...emptyMission, placements: [placed('a', '5V', 0, 0), placed('b', '5V', 250, 0)] };
    const names = namesOn(twice);
    expect([names['a.A'], names['b.A']]).toEqual([
      'Counting room of the Bank, A1',
      'Counting room of the Bank, B1',
    ]);
    expect([names['a.W'], names['a.NW']]).toEqual([
      'North end of the street west of the Bank, A1',
      'Street north-west of the Bank, A1',
    ]);
    const labels = ['a.NW', 'a.N', 'a.NE'].map((id, index) => ({
      id,
      at: { x: 20 + 100 * index, y: 20 },
      text: { en: 'Main Street' },
    }));
    const written = namesOn({ ...twice, labels });
    expect(['a.NW', 'a.N', 'b.NW'].map((zone) => written[zone] ?? written[`a.NE+${zone}`])).toEqual([
      'Main Street, west side, A1',
      'Main Street, in the middle, A1',
      'Main Street, east side, A1',
    ]);
  });
});

const nameless: TileFace = {
  format: 'boothill/tile@1',
  id: 'plain',
  name: {},
  size: [250, 250],
  zones: [
    { id: 'A', kind: 'building', rects: [[50, 50, 75, 150]] },
    { id: 'B', kind: 'building', rects: [[125, 50, 75, 150]] },
    { id: 'N', kind: 'street', rects: [[0, 0, 250, 50]] },
    { id: 'S', kind: 'street', rects: [[0, 200, 250, 50]] },
  ],
  openings: [{ zones: ['A', 'B'], at: [125, 100, 125, 140] }],
  balconies: [{ id: 'BAL', rects: [[20, 20, 60, 60]], stairs: 'A', over: ['N'] }],
};

/** Nothing but a street or a room from rim to rim, with doors on all sides. */
function plot(id: string, kind: 'street' | 'building', name: TileFace['name']): TileFace {
  const openings = [
    [100, 0, 150, 0],
    [100, 250, 150, 250],
    [0, 100, 0, 150],
    [250, 100, 250, 150],
  ] as const;
  return {
    format: 'boothill/tile@1',
    id,
    name,
    size: [250, 250],
    zones: [{ id: 'Z', kind, rects: [[0, 0, 250, 250]] }],
    ...(kind === 'building' && { openings: openings.map((at) => ({ zones: ['Z'], at: [...at] })) }),
  };
}

/** A square of tiles of one face. */
function square(face: TileFace, side: number): Mission {
  const placements = Array.from({ length: side * side }, (_, index) =>
    placed(`t${index}`, face.id, 250 * (index % side), 250 * Math.floor(index / side)),
  );
  return { ...emptyMission, faces: [face], placements };
}

describe('a zone has a name of its own', () => {
  it('on tiles without any', () => {
    const mission = square(nameless, 2);
    expect(namesakes(placesOn(mission))).toEqual([]);
    const names = namesOn(mission, 'fr');
    expect(names['t0.A']).toBe('Pièce du bâtiment, côté ouest, A1');
    expect(names['t0.BAL']).toBe('Balcon du bâtiment, A1');
    expect(Object.values(names)).toContain('Rue au sud du bâtiment, A2');
  });

  it('in a building across four tiles', () => {
    const mission = square(plot('hall', 'building', { en: 'Hall', fr: 'Halle' }), 2);
    expect(namesakes(placesOn(mission))).toEqual([]);
    expect(namesOn(mission)).toEqual({
      't0.Z': 'Room of the Hall, A1',
      't1.Z': 'Room of the Hall, B1',
      't2.Z': 'Room of the Hall, A2',
      't3.Z': 'Room of the Hall, B2',
    });
  });

  it('where a street has a dozen parts, by the larger', () => {
    const lane: TileFace = {
      ...plot('lane', 'street', { en: 'Lane' }),
      zones: [
        { id: 'W', kind: 'street', rects: [[0, 0, 100, 250]] },
        { id: 'E', kind: 'street', rects: [[100, 0, 150, 250]] },
      ],
    };
    const placements = Array.from({ length: 12 }, (_, index) => placed(`t${index}`, 'lane', 0, 250 * index));
    const names = namesOn({ ...emptyMission, faces: [lane], placements });
    expect(Object.keys(names).map((id) => id.split('+').length)).toEqual([12, 12]);
    expect(Object.values(names).sort()).toEqual(['Lane, in the east, A1', 'Lane, in the west, A1']);
  });

  it('where own tiles speak one language only', () => {
    const faces = [
      plot('un', 'building', { fr: 'Prison' }),
      plot('one', 'building', { en: 'Jail', fr: 'Prison' }),
    ];
    const placements = [placed('a', 'un', 0, 0), placed('b', 'one', 500, 0)];
    const mission = { ...emptyMission, faces, placements };
    expect(namesakes(placesOn(mission))).toEqual([]);
    expect(namesOn(mission, 'fr')).toEqual({
      'a.Z': 'Pièce de la Prison, A1',
      'b.Z': 'Pièce de la Prison, B1',
    });
    expect(namesOn(mission)).toEqual({ 'a.Z': 'Room of the Prison, A1', 'b.Z': 'Room of the Jail, B1' });
  });

  it('where an author writes what others are called by', () => {
    const labels = [
      'Street north of the Barber shop, A1',
      'THE BACK ROOM of the Barber shop',
      'Street north',
    ].map((en, index) => ({ id: `l${index}`, at: { x: 20 + 80 * index, y: 20 }, text: { en } }));
    const areas = [{ id: 'x', name: { en: 'Back room of the Barber shop' }, zones: ['a.E'] }];
    const mission = { ...emptyMission, labels, areas, placements: [placed('a', '2R', 0, 0, 90)] };
    expect(namesakes(placesOn(mission))).toEqual([]);
  });
});

it.each([
  ['Barracks', 'Bar', 'Barracks of the Bar'],
  ['Bar of the barracks', 'Bar', 'Bar of the barracks'],
  ['Sheriff’s office: cells', 'Sheriff’s office', 'Sheriff’s office: cells'],
])('%s in a building called %s is %s', (room, building, name) => {
  const place: ZonePlace = {
    zone: 'a.A',
    parts: ['a.A'],
    kind: 'room',
    middle: [0, 0],
    square: 'A1',
    name: { en: room },
    building: { en: building },
    within: 'middle',
  };
  expect(new ZoneNames([place]).of('a.A', 'en').title).toBe(name);
});

it('a name has its code where that is wanted, and a zone that nobody knows is its own name', () => {
  const places = placesOn(sampleMission('m0.boothill.json'));
  const [{ zone } = { zone: '' }] = places;
  const names = new ZoneNames(places);
  const { title } = names.of(zone, 'en');
  expect(names.of(zone, 'en', true).title).toBe(`${title} (${zone})`);
  expect(names.of(zone, 'en').title).toBe(title);
  expect(names.of('z.NE', 'en', true)).toEqual({ title: 'z.NE', text: 'z.NE', after: {} });
});

const folder = fileURLToPath(new URL('../../golden/names/', import.meta.url));
const goldens = ['m0', 'm1', 'm8'].flatMap((name) =>
  languages.map((language) => [`${name}.${language}.txt`, () => spoken(name, language)] as const),
);

/** Every zone as a heading has it, and as it is spoken of. */
function spoken(name: string, language: (typeof languages)[number]): string {
  const places = placesOn(sampleMission(`${name}.boothill.json`));
  const names = new ZoneNames(places);
  return places
    .map(({ zone }) => {
      const { title, text, after } = names.of(zone, language);
      const forms = language === 'en' ? [after['in']] : [after['dans'], after['de'], after['à']];
      return `${zone}: ${[title, text, ...forms].join(' | ')}\n`;
    })
    .join('');
}

if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of goldens) writeFileSync(`${folder}${file}`, text());
}

describe('the names of a sample', () => {
  it.each(goldens)('%s read as they did (if they were meant to change: tests/README.md)', (file, text) => {
    expect(text()).toBe(readFileSync(`${folder}${file}`, 'utf8'));
  });
});
