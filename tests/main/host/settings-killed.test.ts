import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../helpers/folders';
import { times } from '../../helpers/long';

it('settings survive a kill at any moment of being written', async () => {
  const folder = await emptyFolder();
  for (let round = 0; round < times(5, 50); round++) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/settings-writer.ts', folder]);
    await new Promise((begun) => child.stdout.once('data', begun));
    await pause(Math.random() * 30);
    const ended = new Promise((closed) => child.once('close', closed));
    child.kill('SIGKILL');
    await ended;
    const settings = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as { theme: string };
    expect(['light', 'dark']).toContain(settings.theme);
  }
});
