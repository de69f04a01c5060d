import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../helpers/folders';
import { times } from '../../../helpers/long';
import { type Runner, race, runner, type Start } from '../../../helpers/race';
import { textOf, workingHost } from '../../../helpers/working-host';

const rounds = times(20, 1000);
const timeout = times(60_000, 900_000);

/** What is in the file, and what it was before as far as anybody kept it. */
async function contentsOf(folder: string, path: string): Promise<string[]> {
  const { page } = await workingHost({ folder });
  const { document, text } = await page.open(path);
  const versions = await page.ask('versions.list', document);
  const texts = await Promise.all(
    versions.map(async ({ version }) => (await page.ask('versions.read', document, version)).text),
  );
  page.leave();
  return [text, ...texts];
}

/** As large as missions are, and telling whose it is and of which round. */
const workOf = (who: string, round: number) => `${who} ${round} ${'x'.repeat(100_000)} ${who} ${round}`;

interface Race {
  readonly runners: readonly Runner[];
  readonly starts: readonly Start[];
  /** Milliseconds from one to the next. */
  readonly apart: number;
}

async function outcomes({ runners, starts, apart }: Race): Promise<string[]> {
  const runs = await Promise.all(
    runners.map((one, place) => one.ready(starts[place % starts.length] as Start)),
  );
  return race(runs, apart);
}

describe('of two programs of ours', () => {
  it.each([0, 10])('both have what they saved, %d ms apart', { timeout }, async (apart) => {
    const folder = await emptyFolder();
    const missions = await emptyFolder();
    const runners = [runner(folder), runner(folder)];
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      const path = join(missions, `${round}.boothill.json`);
      await writeFile(path, 'first');
      const works = ['one', 'other'].map((who) => workOf(who, round));
      const starts = works.map((text): Start => ({ deed: 'save', path, text }));
      const told = await outcomes({ runners, starts, apart });
      const found = await contentsOf(folder, path);
      const safe = works.filter((_work, place) => told[place] === 'done');
      expect(found).toEqual(expect.arrayContaining(['first', ...safe]));
      refused += told.filter((code) => code === 'changed-on-disk').length;
      expect(told.sort()).toEqual(['changed-on-disk', 'done']);
    }
    expect(refused).toBe(rounds);
  });

  it('only one has a new name', { timeout }, async () => {
    const folder = await emptyFolder();
    const runners = [runner(folder), runner(folder)];
    for (let round = 0; round < rounds; round++) {
      const works = ['one', 'other'].map((who) => workOf(who, round));
      const starts = works.map((text): Start => ({ deed: 'save-new', path: `round ${round}`, text }));
      const told = await outcomes({ runners, starts, apart: 0 });
      expect([...told].sort()).toEqual(['done', 'name-taken']);
      const path = join(folder, 'library', `round ${round}.boothill.json`);
      expect(await textOf(path)).toBe(works[told.indexOf('done')]);
    }
  });

  it('with folders of their own, which cannot wait for each other, both have what they saved', {
    timeout,
  }, async () => {
    const folders = [await emptyFolder(), await emptyFolder()];
    const missions = await emptyFolder();
    const runners = folders.map(runner);
    for (let round = 0; round < rounds; round++) {
      const path = join(missions, `${round}.boothill.json`);
      await writeFile(path, 'first');
      const works = ['one', 'other'].map((who) => workOf(who, round));
      const starts = works.map((text): Start => ({ deed: 'save', path, text }));
      const told = await outcomes({ runners, starts, apart: 0 });
      const found = (await Promise.all(folders.map((folder) => contentsOf(folder, path)))).flat();
      const safe = works.filter((_work, place) => told[place] === 'done');
      expect(safe).not.toEqual([]);
      expect(found).toEqual(expect.arrayContaining(['first', ...safe]));
    }
  });
});

it('what another program writes while a mission is saved is there afterwards, in the file or as a version', {
  timeout,
}, async () => {
  const folder = await emptyFolder();
  const missions = await emptyFolder();
  const runners = [runner(folder), runner(folder)];
  for (let round = 0; round < rounds; round++) {
    const path = join(missions, `${round}.boothill.json`);
    await writeFile(path, 'first');
    const text = workOf('theirs', round);
    const starts: Start[] = [
      { deed: 'save', path, text: workOf('ours', round) },
      { deed: 'write', path, text },
    ];
    const [saved] = await outcomes({ runners, starts, apart: Math.random() * 20 });
    expect(['done', 'changed-on-disk']).toContain(saved);
    expect(await contentsOf(folder, path)).toContain(text);
  }
});
