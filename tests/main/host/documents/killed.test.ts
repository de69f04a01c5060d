import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../helpers/folders';
import { times } from '../../../helpers/long';
import { textOf, workingHost } from '../../../helpers/working-host';
import { stepOf, writtenWork } from '../../../helpers/written-work';

/** Works on a mission until it is killed, and gives the last steps that it was told were safe. */
async function workUntilKilled(folder: string, mission: string): Promise<{ kept: number; saved: number }> {
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', 'tests/helpers/work-writer.ts'],
    ...[folder, mission],
  ]);
  const ended = new Promise((closed) => child.once('close', closed));
  let said = '';
  await new Promise<void>((begun) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('saved')) begun();
    }),
  );
  await pause(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
  const last = (word: string) => Number([...said.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].at(-1)?.[1]);
  return { kept: last('kept'), saved: last('saved') };
}

it('a kill at any moment of saving and keeping harms no file and loses nothing that was kept', {
  timeout: times(60_000, 600_000),
}, async () => {
  const folder = await emptyFolder();
  const mission = join(await emptyFolder(), 'la gare, l’été.json');
  for (let round = 0; round < times(5, 50); round++) {
    await writeFile(mission, writtenWork(0));
    const safe = await workUntilKilled(folder, mission);
    const saved = stepOf(await textOf(mission));
    expect(saved).toBeGreaterThanOrEqual(safe.saved);

    const { page } = await workingHost({ folder });
    const [draft, ...others] = await page.drafts('another-window');
    expect(others).toEqual([]);
    const kept = stepOf(draft?.text ?? '');
    expect(kept).toBeGreaterThanOrEqual(safe.kept);
    const document = draft?.file?.document ?? '';
    for (const { version } of await page.ask('versions.list', document)) {
      const { text } = await page.ask('versions.read', document, version);
      expect(stepOf(text)).toBeDefined();
    }
    // The file is not taken for somebody else's work, and the draft can be saved into it.
    expect(draft?.file?.changed).toBe(false);
    await page.ask('document.save', document, draft?.text ?? '', false);
    expect(stepOf(await textOf(mission))).toBe(kept);
    await page.ask('draft.drop', 'key');
    expect(await page.ask('recents.list')).toMatchObject([{ name: 'la gare, l’été.json' }]);
  }
});
