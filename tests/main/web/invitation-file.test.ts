import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { writeInvitation } from '../../../main/web/invitation-file';
import { emptyFolder } from '../../helpers/folders';

/** What a program that was killed has left there. */
async function leftIn(place: string): Promise<void> {
  const folder = join(place, 'boothill-invitation-killed');
  await mkdir(folder);
  await writeFile(join(folder, 'boothill.html'), 'old');
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(folder, longAgo, longAgo);
}

it('an invitation lies where browsers may read, or elsewhere where there is no such place', async () => {
  const [home, elsewhere] = [await emptyFolder(), await emptyFolder()];
  const nowhere = join(home, 'nowhere');
  for (const [places, place] of [
    [[home, elsewhere], home],
    [[nowhere, elsewhere], elsewhere],
  ] as const) {
    const { path, remove } = await writeInvitation('http://127.0.0.1:1/word', places);
    expect(dirname(dirname(path))).toBe(place);
    expect(await readFile(path, 'utf8')).toContain('http://127.0.0.1:1/word');
    await remove();
    expect(await readdir(place)).toEqual([]);
  }
});

it('what killed programs have left is swept, wherever an invitation may lie', async () => {
  const places = [await emptyFolder(), await emptyFolder()] as const;
  for (const place of places) await leftIn(place);
  const young = 'boothill-invitation-young';
  await mkdir(join(places[1], young));
  const { remove } = await writeInvitation('http://127.0.0.1:1/word', places);
  await remove();
  expect(await Promise.all(places.map((place) => readdir(place)))).toEqual([[], [young]]);
});
