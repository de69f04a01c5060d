import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { record } from '../../../engine';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { type ExportKind, type GameFile, type Mission, type Replay, writeDocument } from '../../../schemas';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { gameFileWith } from '../../helpers/game-files';
import { sample } from '../../helpers/samples';
import { workingHost } from '../../helpers/working-host';

/** What the window hands to the host, as it lies on the disk then. */
async function exported(text: string, kind: ExportKind): Promise<string> {
  const path = join(await emptyFolder(), `la gare.${kind}.json`);
  const { page } = await workingHost({ chooseExport: () => Promise.resolve(path) });
  await page.ask('file.export', 'la gare', text, kind);
  return path;
}

function replayOf(mission: Mission): Replay {
  const recorded = record(undeadOrAliveGames, mission, { seed: '5', count: 2 });
  if ('problem' in recorded) throw new Error(recorded.problem.code);
  const { recording } = recorded;
  for (let moves = 0; moves < 10; moves++) recording.take(0);
  return recording.replay();
}

describe('what the window has made of a game', () => {
  it('is played again by boothill replay', async () => {
    const mission = JSON.parse(sample('m0.boothill.json')) as Mission;
    const file = await exported(writeDocument(replayOf(mission)), 'replay');
    const { code, printed, complaints } = await boothill(['replay', file]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(printed).toContain('it stops before its end. Decisions: 10.');
  });

  it('is played again also where its mission was not finished, and that is said', async () => {
    const mission = JSON.parse(sample('m0.boothill.json')) as Mission;
    const file = await exported(
      writeDocument(replayOf({ ...mission, players: { min: 5, max: 2 } })),
      'replay',
    );
    const { code, complaints } = await boothill(['replay', file]);
    expect(code).toBe(0);
    expect(complaints.join('\n')).toContain('The fewest players, 5, are more than the most, 2.');
  });

  it('holds for boothill scenario', async () => {
    const text = await readFile('tests/scenarios/move/leaving-zombies.json', 'utf8');
    const { code } = await boothill(['scenario', await exported(text, 'situation')]);
    expect(code).toBe(0);
  });
});

it('boothill validate knows a kept game', async () => {
  const validate = async (change: Record<string, unknown>) =>
    boothill(['validate', '-'], {
      input: writeDocument(gameFileWith(change) as unknown as GameFile),
    });
  expect(await validate({})).toMatchObject({ code: 0 });
  expect(await validate({ at: 9 })).toMatchObject({
    code: 1,
    printed: expect.stringContaining('There is no earlier moment with the number 9.') as string,
  });
});
