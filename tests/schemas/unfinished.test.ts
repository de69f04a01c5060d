import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { compileBoard, facesWith, stockFace } from '../../engine';
import { loadValue, type Mission } from '../../schemas';
import { missionWith } from '../helpers/missions';
import { sample, samples } from '../helpers/samples';

const load = (change: Record<string, unknown>, unfinished = true) =>
  loadValue(missionWith(change), 'mission', { faces: stockFace, unfinished });

/** What comes about while one draws, with the code that a finished mission would be refused for. */
const halfDone: readonly [code: string, change: Record<string, unknown>][] = [
  ['unknown-group', { goals: [{ id: 'g', reach: { taken: { group: 'gold', count: 'all' } } }] }],
  ['unknown-placement', { areas: [{ id: 'yard', name: { en: 'Yard' }, zones: ['z.NE'] }] }],
  ['unknown-zone', { areas: [{ id: 'yard', name: { en: 'Yard' }, zones: ['a.XX'] }] }],
  ['min-above-max', { players: { min: 4, max: 2 } }],
  ['nowhere', { tokens: [{ id: 't', kind: 'exit', at: { tile: 'a', x: 900, y: 0 } }] }],
  ['unknown-level', { tokens: [{ id: 't', kind: 'exit', at: { tile: 'b', x: 30, y: 30, level: 'XX' } }] }],
];

describe('a mission that somebody is still drawing', () => {
  it.each(halfDone)('is kept whole in spite of %s, which is warned of', (code, change) => {
    const loaded = load(change);
    expect(loaded).toMatchObject({ ok: true, document: change });
    expect(loaded.ok && loaded.warnings.map((warning) => warning.code)).toContain(code);
    const finished = load(change, false);
    expect(finished.ok ? [] : finished.problems.map((problem) => problem.code)).toContain(code);
  });

  it.each<[string, Record<string, unknown>]>([
    ['unknown-face', { placements: [{ id: 'a', face: '99R', x: 0, y: 0, rotation: 0 }] }],
    [
      'duplicate-id',
      {
        placements: [
          { id: 'a', face: '1R', x: 0, y: 0, rotation: 0 },
          { id: 'a', face: '2R', x: 250, y: 0, rotation: 0 },
        ],
      },
    ],
    ['unknown-placement', { tokens: [{ id: 't', kind: 'exit', at: { tile: 'z', x: 3, y: 3 } }] }],
    ['not-a-choice', { difficulty: 'impossible' }],
  ])('is not opened whole with %s', (code, change) => {
    const loaded = load(change);
    expect(loaded.ok ? [] : loaded.problems.map((problem) => problem.code)).toContain(code);
  });

  it('can be laid out and drawn, whatever its pieces and areas have lost', () => {
    const missions = [...samples('.'), ...samples('tutorials')].map(
      ([, text]) => JSON.parse(text) as Mission,
    );
    for (const mission of missions) {
      for (const { id } of mission.placements) {
        const rest = { ...mission, placements: mission.placements.filter((tile) => tile.id !== id) };
        const turnedOver = {
          ...mission,
          placements: mission.placements.map((tile) => ({
            ...tile,
            face: tile.id === id ? otherFace(tile.face) : tile.face,
          })),
        };
        for (const odd of [rest, turnedOver]) {
          const faces = facesWith(odd.faces);
          const { board } = compileBoard(odd.placements, faces);
          const scene = boardScene({ placements: odd.placements, faces, mission: odd, board });
          expect(scene.shapes.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('loses nothing of a sample', () => {
    const mission = JSON.parse(sample('m9.boothill.json')) as Mission;
    const loaded = loadValue(mission, 'mission', { faces: stockFace, unfinished: true });
    expect(loaded).toMatchObject({ ok: true, document: mission, warnings: [] });
  });
});

function otherFace(face: string): string {
  return face.endsWith('R') ? face.replace('R', 'V') : face.replace('V', 'R');
}
