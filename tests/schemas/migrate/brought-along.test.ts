import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verifyReplay } from '../../../engine';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { type Loaded, loadDocument, missionFormat, writeDocument } from '../../../schemas';
import { gameFileWith } from '../../helpers/game-files';
import { missionWith } from '../../helpers/missions';

const folder = 'tests/replays/legacy';
const old = { format: 'boothill/mission@1' };

const withMission = (mission: unknown) => loadDocument(JSON.stringify(gameFileWith({ mission })), 'game');

function problemsOf(loaded: Loaded): string[] {
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code, pointer }) => `${code} ${pointer}`);
}

describe.each(readdirSync(folder))('the replay %s of a mission of version 1', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const loaded = loadDocument(text, 'replay');

  it('brings the mission along as it is written today, and still knows it for the same', () => {
    expect(text).toContain('boothill/mission@1');
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
    const { document } = loaded;
    expect(document.mission.format).toBe(missionFormat);
    expect(verifyReplay(undeadOrAliveGames, document)).not.toHaveProperty('difference');
    expect(document.outcome?.won).toBe(true);
  });

  it('is written with it, and is sound again', () => {
    const again = loadDocument(loaded.ok ? writeDocument(loaded.document) : '', 'replay');
    expect(again).toEqual(loaded);
  });
});

describe('a kept game with a mission of version 1', () => {
  it('has it as it is written today', () => {
    const mission = missionWith({ ...old, title: 'Small' });
    expect(withMission(mission)).toMatchObject({
      ok: true,
      version: 1,
      document: { mission: missionWith({}) },
    });
  });

  it('says where it is broken', () => {
    expect(problemsOf(withMission(missionWith({ ...old, placements: 7 })))).toEqual([
      'not-list /mission/placements',
    ]);
    expect(withMission(missionWith({ ...old, tokens: [{}] }))).not.toHaveProperty('salvage');
  });

  it('warns of a key that no schema knows where it stands', () => {
    expect(problemsOf(withMission(missionWith({ ...old, mood: 'dusty' })))).toEqual([
      'unknown-key /mission/mood',
    ]);
  });

  it('can do without what it can do without', () => {
    const game = gameFileWith({ mission: missionWith(old), from: { document: 7 } });
    expect(loadDocument(JSON.stringify(game), 'game')).toMatchObject({
      ok: false,
      salvage: { document: { mission: { format: missionFormat } }, leftOut: [{ pointer: '/from' }] },
    });
  });
});

describe('what a kept game brings along', () => {
  it.each([
    [
      'a mission of a version to come',
      missionWith({ format: 'boothill/mission@99' }),
      'too-new /mission/format',
    ],
    [
      'a document of another kind',
      missionWith({ format: 'boothill/tile@1' }),
      'not-a-choice /mission/format',
    ],
    ['nothing with a format', missionWith({ format: undefined }), 'missing /mission'],
    ['no mission', 7, 'not-object /mission'],
  ])('is not %s', (_what, mission, expected) => {
    expect(problemsOf(withMission(mission))).toEqual([expected]);
  });
});
