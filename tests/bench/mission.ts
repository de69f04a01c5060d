import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardScene } from '../../drawing/board/board-scene';
import { boardPalettes } from '../../drawing/palette';
import { sceneToSvg } from '../../drawing/svg';
import { stockFace } from '../../engine';
import { missionFacts } from '../../engine/systems/undead-or-alive/facts/facts';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { runCommand } from '../../main/cli/command';
import { sampleMission } from '../helpers/games';
import { builtLabWorker } from '../helpers/lab-worker';
import { largeMission } from '../helpers/large-boards';
import type { Opened } from './measure';

/** A mission of 100 tiles and 500 tokens: said to be valid, and drawn. One of nine tiles: measured. */
export async function missionBenches(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const file = join(folder, 'large.json');
  const mission = largeMission();
  const text = JSON.stringify(mission);
  await writeFile(file, text);
  const draw = () => boardScene({ placements: mission.placements, faces: stockFace, mission });
  const scene = draw();
  const usual = sampleMission('m8.boothill');
  return {
    benches: [
      {
        what: 'a mission of 100 tiles and 500 tokens validated, board and all',
        ours: { run: () => validate(file, folder) },
        beside: { what: 'its JSON parsed', run: () => JSON.parse(text) as unknown, batch: 20 },
      },
      {
        what: 'the same drawn to SVG',
        ours: { run: () => sceneToSvg(draw(), boardPalettes.light) },
        beside: { what: 'its scene written as JSON', run: () => JSON.stringify(scene) },
      },
      {
        what: 'all facts of M8, nine tiles with a train that drives',
        ours: { run: () => missionFacts(usual) },
        beside: {
          what: 'a game of it set up',
          run: () => undeadOrAliveGames.prepare(usual)({ seed: 'bench' }),
        },
      },
    ],
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function validate(file: string, folder: string): Promise<void> {
  const complaints: string[] = [];
  const code = await runCommand(['validate', file], {
    folder,
    locale: 'en',
    print: (text) => complaints.push(text),
    complain: (text) => complaints.push(text),
    input: () => [],
    labWorker: builtLabWorker,
    schemas: new URL('../../schemas/published/', import.meta.url),
  });
  if (code !== 0) throw new Error(`The mission of the bench is not valid: ${complaints.join('\n')}`);
}
