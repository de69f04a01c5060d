import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentElectron } from '../../scripts/steps/electron.mjs';
import { sandboxArguments } from '../helpers/sandbox';
import type { Opened } from './measure';

const bareApp = `
  const { app, BrowserWindow } = require('electron');
  app.setPath('userData', process.env.BOOTHILL_FOLDER);
  app.whenReady().then(() => {
    const window = new BrowserWindow({ show: false });
    window.once('ready-to-show', () => { window.show(); process.stdout.write('boothill:open'); });
    window.loadURL('data:text/html,<h1>Bare</h1>');
  });`;

/** From the command to the painted window, beside an Electron that shows nothing but a heading. */
export async function startBenches(): Promise<Opened> {
  const runtime = presentElectron();
  if (!runtime) throw new Error('There is no Electron; npm test fetches it');
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const bare = join(folder, 'bare.cjs');
  await writeFile(bare, bareApp);
  return {
    benches: [
      {
        what: 'npm start on an unchanged tree, until the window is painted',
        ours: { run: () => untilOpen(process.execPath, ['scripts/run.cjs', 'start'], folder, /is open \(/) },
        beside: {
          what: 'bare Electron with one heading',
          run: () => untilOpen(runtime.program, [...sandboxArguments(), bare], folder, /boothill:open/),
        },
      },
    ],
    stop: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function untilOpen(program: string, args: string[], folder: string, open: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, BOOTHILL_FOLDER: folder, LANG: 'C' } });
    let output = '';
    let opened = false;
    let took = 0;
    const begun = performance.now();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (opened || !open.test(output)) return;
      opened = true;
      took = performance.now() - begun;
      child.kill('SIGTERM');
    });
    child.stderr.resume();
    // The next one must not meet this one on its way out.
    child.on('close', () => (opened ? resolve(took) : reject(new Error(`It did not open:\n${output}`))));
  });
}
