import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Answer } from '../../main/contract';
import { createHost } from '../../main/host';
import { ownFile } from './own-file';
import type { Start } from './race';
import { aboutTest } from './shell';

// A program that gets ready when it is told to, does its part of a race at the same moment as others, and says how
// it went; again and again.
const [folder = ''] = process.argv.slice(2);
const host = createHost(folder, { about: aboutTest });
const { call, openPath } = host.connect(() => undefined);

async function ready({ deed, path, text }: Start): Promise<() => Promise<string>> {
  switch (deed) {
    case 'save': {
      const { document } = ownFile(await openPath(path));
      return async () => outcome(await call('document.save', [document, text, false]));
    }
    case 'save-new':
      return async () => outcome(await call('document.saveAs', [path, text, false]));
    case 'write':
      return async () => {
        await writeFile(path, text);
        return 'done';
      };
  }
}

function outcome(answer: Answer<unknown>): string {
  return answer.ok ? 'done' : answer.error.code;
}

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const hear = async () => JSON.parse(String((await lines.next()).value)) as unknown;
for (;;) {
  const run = await ready((await hear()) as Start);
  process.stdout.write('ready\n');
  const at = Number(await hear());
  // A timer is too late by milliseconds.
  while (Date.now() < at) await new Promise(setImmediate);
  process.stdout.write(`${await run()}\n`);
}
