import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safeWrite } from '../../main/host/safe-write';
import type { Opened } from './measure';

/** What it costs to write a file so that no crash can harm it. */
export async function settingsBenches(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const text = JSON.stringify({ mission: 'x'.repeat(100_000) });
  return {
    benches: [
      {
        what: '100 KB written safely',
        waits: true,
        ours: { run: () => safeWrite(join(folder, 'safe.json'), text) },
        beside: { what: 'the same written in place', run: () => writeFile(join(folder, 'plain.json'), text) },
      },
    ],
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
