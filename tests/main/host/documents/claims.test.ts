import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../helpers/folders';
import { workingHost } from '../../../helpers/working-host';

/** Another program on the same folder, which has one draft in hand. */
async function otherProgram(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/draft-keeper.ts', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

const keysOffered = async (folder: string) => {
  const { page } = await workingHost({ folder });
  return (await page.ask('drafts.list', 'mine')).map(({ key }) => key);
};

describe('drafts that another program has in hand', () => {
  it('are not offered until it is killed, and then at once', async () => {
    const folder = await emptyFolder();
    const other = await otherProgram(folder);
    expect(await keysOffered(folder)).toEqual([]);
    const ended = once(other, 'close');
    other.kill('SIGKILL');
    await ended;
    expect(await keysOffered(folder)).toEqual(['key-1']);
  });

  it('are offered when its page is gone', async () => {
    const folder = await emptyFolder();
    const other = await otherProgram(folder);
    other.stdin?.write('leave\n');
    await expect.poll(() => keysOffered(folder), { timeout: 10_000 }).toEqual(['key-1']);
  });
});

describe('a claim', () => {
  const work = JSON.stringify({ window: 'theirs', name: 'La gare', at: 1, text: 'work' });
  const claimed = async (claim: unknown, age = 0) => {
    const folder = await emptyFolder();
    for (const name of ['drafts', 'claims']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'drafts', 'key-1.json'), work);
    const file = join(folder, 'claims', 'theirs.json');
    await writeFile(file, typeof claim === 'string' ? claim : JSON.stringify(claim));
    const at = new Date(Date.now() - age);
    await utimes(file, at, at);
    const keys = await keysOffered(folder);
    return { keys, claims: (await readdir(join(folder, 'claims'))).includes('theirs.json') };
  };
  const alive = { pid: process.ppid, machine: hostname(), keys: ['key-1'] };
  const offered = { keys: ['key-1'], claims: false };

  it('of a program that is running holds', async () => {
    expect(await claimed(alive)).toEqual({ keys: [], claims: true });
  });

  it('of another computer holds as long as it is renewed', async () => {
    const elsewhere = { ...alive, pid: 1 << 30, machine: 'another-machine' };
    expect(await claimed(elsewhere)).toEqual({ keys: [], claims: true });
    expect(await claimed(elsewhere, 60_000)).toEqual(offered);
  });

  it.runIf(process.platform === 'linux')(
    'of a program that was killed and never asked after counts for nothing',
    async () => {
      // The shell has turned into a program that looks after nobody by the time the one it started ends.
      const shell = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void shell.kill('SIGKILL'));
      const [said] = (await once(shell.stdout, 'data')) as [Buffer];
      const pid = Number(said.toString());
      await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8'), { timeout: 10_000 }).toContain(') Z ');
      expect(await claimed({ ...alive, pid })).toEqual(offered);
    },
  );

  it('of a program that is no more counts for nothing, and is taken away', async () => {
    expect(await claimed({ ...alive, pid: 1 << 30 })).toEqual(offered);
  });

  it('counts for nothing where its number has gone to another program', async () => {
    expect(await claimed(alive, 60_000)).toEqual(offered);
  });

  it.each([
    '',
    '{"pid":',
    '[]',
    '{"pid":-1,"machine":"m","keys":[]}',
    '{"pid":7,"machine":"m","keys":"key-1"}',
  ])('that is damaged counts for nothing: %s', async (text) => {
    expect(await claimed(text)).toEqual(offered);
  });
});

it('a claim that cannot be read is left alone: its program may be running', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'claims'));
  const file = join(folder, 'claims', 'theirs.json');
  await symlink(file, file);
  await keysOffered(folder);
  expect(await readdir(join(folder, 'claims'))).toContain('theirs.json');
});

it('a draft that another program has taken in hand meanwhile is not dropped here', async () => {
  const { page, folder } = await workingHost();
  const drafts = async () => (await readdir(join(folder, 'drafts'))).filter((name) => name.endsWith('.json'));
  const take = (pid: number) =>
    writeFile(
      join(folder, 'claims', 'theirs.json'),
      JSON.stringify({ pid, machine: hostname(), keys: ['key-1'] }),
    );
  for (const key of ['key-1', 'key-2']) {
    await page.ask('draft.keep', { key, window: 'w', name: 'La gare', text: 'work' });
  }
  await take(process.ppid);
  for (const key of ['key-1', 'key-2']) await page.ask('draft.drop', key);
  expect(await drafts()).toEqual(['key-1.json']);
  await take(1 << 30);
  await page.ask('draft.drop', 'key-1');
  expect(await drafts()).toEqual([]);
});

it('what is in hand here is said to others, and no more once it is dropped or its page is gone', async () => {
  const { page, folder } = await workingHost();
  const claims = () => readdir(join(folder, 'claims')).catch(() => []);
  const draft = { key: 'key-1', window: 'w', name: 'La gare', text: 'work' };
  await page.ask('draft.keep', draft);
  expect(await claims()).toHaveLength(1);
  await page.ask('draft.drop', 'key-1');
  expect(await claims()).toEqual([]);
  await page.ask('draft.keep', draft);
  page.leave();
  await expect.poll(claims).toEqual([]);
});
