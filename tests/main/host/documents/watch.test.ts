import { chmod, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Events } from '../../../../main/contract';
import { realDisk } from '../../../../main/host/disk';
import { type Cabinet, cabinetIn } from '../../../../main/host/documents/cabinet';
import { openFile, openingServices } from '../../../../main/host/documents/opening';
import { savingServices } from '../../../../main/host/documents/saving';
import { watchFiles } from '../../../../main/host/documents/watch';
import { emptyFolder } from '../../../helpers/folders';
import { missionFile, workingHost } from '../../../helpers/working-host';

/** An open mission, and a watch that looks when the test says so. */
async function watchedMission() {
  const cabinet: Cabinet = cabinetIn(await emptyFolder(), {
    disk: realDisk,
    listLibrary: false,
    damaged: () => undefined,
  });
  const path = await missionFile();
  const visitor = { here: true };
  const opened = await openFile(cabinet, path, visitor);
  if (!('document' in opened)) throw new Error('The mission was not opened');
  const told: Events['document.changed'][] = [];
  const watch = watchFiles(cabinet, (event) => {
    if (event.name === 'document.changed') told.push(event.value);
  });
  const news = async () => {
    // Two looks must see the same.
    for (let look = 0; look < 3; look++) await watch.look();
    return told.splice(0).map(({ document, now }) => (document === opened.document ? now : 'of another'));
  };
  await news();
  return {
    path,
    news,
    look: watch.look,
    told,
    document: opened.document,
    ...openingServices(
      cabinet,
      { chooseFile: undefined, takeAsked: () => undefined, askAgain: () => undefined },
      visitor,
    ),
    ...savingServices(cabinet, undefined, visitor),
  };
}

describe('the watch over open files', () => {
  it('has nothing to say of a file that nobody touches', async () => {
    const { news } = await watchedMission();
    expect(await news()).toEqual([]);
  });

  it('says once that another program has changed a file, and again for the next change', async () => {
    const { path, news } = await watchedMission();
    await writeFile(path, 'theirs');
    expect(await news()).toEqual(['changed']);
    expect(await news()).toEqual([]);
    await writeFile(path, 'theirs too');
    expect(await news()).toEqual(['changed']);
  });

  it('says that a file is gone, and that it is back', async () => {
    const { path, news } = await watchedMission();
    await rename(path, `${path}.away`);
    expect(await news()).toEqual(['gone']);
    await rename(`${path}.away`, path);
    expect(await news()).toEqual(['back']);
  });

  it('says that a file is back when a change is undone', async () => {
    const { path, news } = await watchedMission();
    await writeFile(path, 'theirs');
    expect(await news()).toEqual(['changed']);
    await writeFile(path, 'first');
    expect(await news()).toEqual(['back']);
  });

  it('does not mistake a file that comes back with another content', async () => {
    const { path, news } = await watchedMission();
    await rm(path);
    expect(await news()).toEqual(['gone']);
    await writeFile(path, 'another');
    expect(await news()).toEqual(['changed']);
  });

  it('waits until a program is through with writing', async () => {
    const { path, look, told, news } = await watchedMission();
    await rm(path);
    await look();
    await writeFile(path, 'first');
    await look();
    expect(told).toEqual([]);
    expect(await news()).toEqual([]);
  });

  it('does not care for anything but the content', async () => {
    const { path, news } = await watchedMission();
    await utimes(path, 1, 1);
    await chmod(path, 0o600);
    expect(await news()).toEqual([]);
  });

  it('says nothing of our own saves, not even in the middle of one', async () => {
    const { path, news, look, told, document, ...services } = await watchedMission();
    const looks = Promise.all(Array.from({ length: 20 }, () => look()));
    for (let save = 0; save < 5; save++) {
      await services['document.save'](document, `save ${save}`, false);
      await look();
    }
    await looks;
    expect(told).toEqual([]);
    expect(await news()).toEqual([]);
    await writeFile(path, 'theirs');
    expect(await news()).toEqual(['changed']);
    await services['document.save'](document, 'mine', true);
    expect(await news()).toEqual([]);
    await rm(path);
    expect(await news()).toEqual(['gone']);
    await services['document.save'](document, 'mine', true);
    expect(await news()).toEqual([]);
  });

  it('says nothing of a change that was read in', async () => {
    const { path, news, document, ...services } = await watchedMission();
    await writeFile(path, 'theirs');
    await services['document.reload'](document);
    await services['document.close'](document);
    expect(await news()).toEqual([]);
  });

  it('says of a change that was read in and not taken', async () => {
    const { path, news, document, ...services } = await watchedMission();
    await writeFile(path, 'theirs');
    await services['document.reload'](document);
    expect(await news()).toEqual(['changed']);
  });

  it('ends when the document is closed', async () => {
    const { path, news, document, ...services } = await watchedMission();
    await writeFile(path, 'theirs');
    await services['document.close'](document);
    expect(await news()).toEqual([]);
  });
});

it('a host watches by itself, and tells its pages', async () => {
  const { page } = await workingHost();
  const path = await missionFile();
  const { document } = await page.open(path);
  await writeFile(path, 'theirs');
  await expect
    .poll(() => page.heard, { timeout: 10_000 })
    .toContainEqual({ name: 'document.changed', value: { document, now: 'changed' } });
});
