import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { desktopTest as test } from '../../helpers/app';
import { builtLabWorker } from '../../helpers/lab-worker';

test('games of the lab are played in a thread of the app', async ({ app }) => {
  const mission: unknown = JSON.parse(await readFile('sample-missions/two-tiles.json', 'utf8'));
  const plan = { mission, bot: 'greedy', seed: '5', options: { count: 3 } };
  const said = await app.evaluate(
    (_electron, { program, plan }) => {
      const { Worker } = process.getBuiltinModule('node:worker_threads');
      const worker = new Worker(new URL(program), { workerData: plan, execArgv: [] });
      const heard: unknown[] = [];
      return new Promise<unknown[]>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', (message: unknown) => {
          heard.push(message);
          if (heard.length === 1) worker.postMessage({ first: 1, last: 1 });
          else void worker.terminate().then(() => resolve(heard));
        });
      });
    },
    { program: builtLabWorker.href, plan },
  );
  expect(said).toMatchObject([
    { ready: { goals: ['g1', 'crates', 'leave'] } },
    { games: [{ number: 1 }], faults: [], next: 2 },
  ]);
});
