import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../../main/host/content-hash';
import { realDisk } from '../../../../main/host/disk';
import { claimFilesIn } from '../../../../main/host/documents/claim-files';
import { byOneProgramAmong } from '../../../../main/host/documents/one-program';
import { emptyFolder } from '../../../helpers/folders';
import { diskError } from '../../../helpers/working-host';

const real = '/missions/La gare.json';
const work = () => Promise.resolve('done');

/** Another program that is saving the mission, and says so in this way. */
async function otherProgram({ pid = process.ppid, age = 0, key = `saving-${hashOf(real)}` } = {}) {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'claims'));
  const file = join(folder, 'claims', 'theirs.json');
  await writeFile(file, JSON.stringify({ pid, machine: hostname(), keys: [key] }));
  const at = new Date(Date.now() - age);
  await utimes(file, at, at);
  return folder;
}

describe('who saves a file', () => {
  const byOneProgram = (folder: string, disk = realDisk) =>
    byOneProgramAmong(claimFilesIn(folder, disk), 200);

  it('waits for another program, and in the end does nothing', async () => {
    expect(await byOneProgram(await otherProgram())(real, work)).toBeUndefined();
  });

  it.each([
    ['is gone', { pid: 1 << 30 }],
    ['has been silent for long', { age: 60_000 }],
    ['saves something else', { key: 'saving-another' }],
    ['was killed, and had the number that this one has', { pid: process.pid }],
  ])('does not wait for one that %s', async (_what, other) => {
    expect(await byOneProgram(await otherProgram(other))(real, work)).toBe('done');
  });

  it('leaves no trace, whatever comes of it', async () => {
    const folder = await emptyFolder();
    await expect(byOneProgram(folder)(real, () => Promise.reject(diskError('ENOSPC')))).rejects.toThrow(
      'ENOSPC',
    );
    expect(await byOneProgram(folder)(real, work)).toBe('done');
    expect(await readdir(join(folder, 'claims'))).toEqual([]);
  });

  it('is not kept from it by a full disk', async () => {
    const full = { ...realDisk, write: () => Promise.reject(diskError('ENOSPC')) };
    expect(await byOneProgram(await emptyFolder(), full)(real, work)).toBe('done');
  });

  it('is never two at once, in one program or in many', async () => {
    const folder = await emptyFolder();
    let busy = 0;
    const most: number[] = [];
    const save = async () => {
      busy += 1;
      most.push(busy);
      await pause(5);
      busy -= 1;
    };
    const patient = () => byOneProgramAmong(claimFilesIn(folder, realDisk));
    await Promise.all(Array.from({ length: 4 }, () => patient()(real, save)));
    expect(most).toEqual([1, 1, 1, 1]);
  });
});
