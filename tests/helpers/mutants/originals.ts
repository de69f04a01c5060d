import { readdirSync, readFileSync } from 'node:fs';
import { journeyWith, resultWith } from '../campaigns';
import { gameFileWith } from '../game-files';
import { faceWith, missionWith } from '../missions';
import { sample } from '../samples';
import { balconyFace } from './own-face';

/** A sound file, and a small one: what is made of it is loaded, drawn and played a thousand times. */
export interface Original {
  readonly name: string;
  readonly text: string;
}

const missions = [
  'two-tiles.json',
  ...['custom-rule', 'first-mission', 'moving-train'].map((name) => `tutorials/${name}.boothill.json`),
  ...Array.from({ length: 11 }, (_, number) => `m${number}.boothill.json`),
].map((name) => ({ name, text: sample(name) }));

const ownFaces = {
  name: 'a mission with faces of its own',
  text: written(
    missionWith({
      placements: [
        { id: 'a', face: 'yard', x: 0, y: 0, rotation: 0 },
        { id: 'b', face: 'roof', x: 250, y: 0, rotation: 90 },
      ],
      faces: [faceWith({}), balconyFace],
      tokens: [
        { id: 's', kind: 'start', at: { tile: 'a', x: 125, y: 60 } },
        { id: 'z', kind: 'spawn', spawn: 'starting', at: { tile: 'b', x: 125, y: 60 } },
        { id: 'o', kind: 'objective', colour: 'red', at: { tile: 'b', x: 125, y: 180 } },
      ],
      areas: [{ id: 'square', name: { en: 'Square' }, zones: ['a.S', 'b.S'], tiles: ['a'] }],
      labels: [{ id: 'l', at: { x: 10, y: 10 }, text: { en: 'Here', fr: 'Ici' } }],
      arrows: [{ id: 'w', from: { x: 0, y: 0 }, to: { x: 300, y: 40 } }],
      goals: [
        {
          id: 'g',
          then: [
            { id: 'g1', reach: { taken: {} } },
            { id: 'g2', text: { en: 'Run' } },
          ],
        },
      ],
      variants: [{ id: 'few', survivors: [1, 2], without: ['o', 'g1'] }],
    }),
  ),
};

const tileset = {
  format: 'boothill/tileset@1',
  id: 'mine',
  name: 'Mine',
  tiles: [{ id: '1', faces: ['yard', 'roof'], quantity: 1 }],
  faces: [faceWith({}), balconyFace],
};

const keptGame = gameFileWith({
  mission: JSON.parse(sample('m0.boothill.json')) as unknown,
  options: { survivors: ['henry', 'meg'], players: 1, playerOf: [0, 0], ultrared: false },
});

const others: readonly Original[] = [
  ownFaces,
  ...['mission-0', 'mission-1-m9'].map((name) => ({
    name: `legacy/${name}.json`,
    text: sample(`legacy/${name}.json`),
  })),
  { name: 'a tile set', text: written(tileset) },
  { name: 'a tile', text: written(balconyFace) },
  { name: 'a kept game', text: written(keptGame) },
  { name: 'campaign/last-spring.campaign.json', text: sample('campaign/last-spring.campaign.json') },
  { name: 'a journey', text: written(journeyWith({ decisions: [{ played: 'one', result: resultWith() }] })) },
  ...['two-tiles', 'm0', 'm5', 'moving-train'].flatMap((name) =>
    filesIn('tests/replays').filter(({ name: file }) => file.endsWith(`/${name}.lost.json`)),
  ),
];

const scenarios = readdirSync('tests/scenarios', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => filesIn(`tests/scenarios/${name}`).slice(0, 3));

/** Missions most of all: they are what strangers send each other. */
export const originals: readonly (readonly Original[])[] = [missions, missions, missions, others, scenarios];

/** All of them, to take parts from. */
export const allOriginals: readonly Original[] = [...missions, ...others, ...scenarios];

function filesIn(folder: string): Original[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));
}

function written(value: unknown): string {
  return JSON.stringify(value, null, 1);
}
