import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palettes } from '../../drawing/palette';
import { sceneToSvg } from '../../drawing/svg';
import { bootHillScene } from '../../drawing/title/boot-hill';
import type { Opened } from './measure';

/** Whether a picture that is drawn anew at every start should rather be kept in a file. */
export async function drawingBenches(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const file = join(folder, 'title.svg');
  await writeFile(file, sceneToSvg(bootHillScene(), palettes.light));
  return {
    benches: [
      {
        what: 'title picture drawn and written as SVG',
        waits: true,
        ours: { run: () => sceneToSvg(bootHillScene(), palettes.light) },
        beside: { what: 'the same SVG read from a file', run: () => readFile(file, 'utf8') },
      },
    ],
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
