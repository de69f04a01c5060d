import { readdir, readFile, rename, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { loadDocument } from '../../../schemas';
import { type StartedApp, startingTest as test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';
import { draftsIn } from '../../helpers/kept-drafts';
import { asOldAs } from '../../helpers/leftover';
import { times } from '../../helpers/long';

// The app is killed in the middle of work, as a power cut does it, and started again.

/** What may be lost of work that was not saved. */
const A_SECOND = 1000;

/** Somebody who writes one number after the other on the table, and every fifth time or so saves. */
class Writer {
  /** When each number was on the table. */
  readonly written: { number: number; at: number }[] = [];
  /** What was in sight whenever saving was asked for. */
  readonly saving = new Set<number>();
  /** The last of them that the window said was saved. */
  saved = 0;
  private number = 0;

  /** Until the window is gone. */
  async work(window: Page): Promise<void> {
    for (;;) {
      await this.write(window);
      if (Math.random() < 0.2) await this.save(window, () => window.keyboard.press('Control+s'));
    }
  }

  async write(window: Page): Promise<void> {
    this.number += 1;
    await new DrawingHand(window).writeSomewhere(`#${this.number}`);
    if (Math.random() < 0.5) await window.keyboard.press('ArrowRight');
    this.written.push({ number: this.number, at: performance.now() });
  }

  async save<T>(window: Page, save: () => Promise<T>): Promise<T> {
    const { number } = this;
    this.saving.add(number);
    const file = await save();
    await expect(window.getByText('Saved', { exact: true })).toBeVisible();
    this.saved = number;
    return file;
  }

  /** The newest number that must not be lost by a kill. */
  certainAt(moment: number): number {
    return this.written.findLast(({ at }) => at < moment - A_SECOND)?.number ?? 0;
  }
}

/** The newest number of a mission, which must be sound. */
function numberIn(text: string): number {
  const loaded = loadDocument(text, 'mission');
  if (!loaded.ok) throw new Error(`Not a sound mission: ${text.slice(0, 200)}`);
  const words = (loaded.document.labels ?? []).map(({ text: { en = '' } }) => en).join(' ');
  return Math.max(0, ...[...words.matchAll(/#(\d+)/g)].map(([, number]) => Number(number)));
}

/** The numbers of all work that was kept. */
async function numbersKept(folder: string): Promise<number[]> {
  return (await draftsIn(folder)).map(({ text }) => numberIn(text));
}

/** What writes that were broken off have left, made as old as what is swept away. */
async function leftovers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.tmp')).map((name) => join(folder, name));
  const longAgo = new Date(Date.now() - 120_000);
  return Promise.all(
    files.map(async (file) => {
      const aged = join(dirname(file), asOldAs(longAgo, basename(file)));
      await utimes(file, longAgo, longAgo);
      await rename(file, aged);
      return aged;
    }),
  );
}

/** Kills the app while somebody works. */
async function killInTheMiddle(app: StartedApp, writer: Writer): Promise<number> {
  const work = writer.work(app.window).catch((error: unknown) => error);
  const brokenOff = await Promise.race([work, pause(300 + 2500 * Math.random())]);
  expect(brokenOff).toBeUndefined();
  const moment = performance.now();
  await app.kill();
  // Without its window it ends with whatever was under way: a click on nothing, a board that is not there.
  expect(await work).toBeInstanceOf(Error);
  return moment;
}

/** What was open, opened again from the start screen, to go on from there. */
async function openAgain({ window }: StartedApp, isKept: boolean, number: number): Promise<void> {
  if (isKept) {
    const offered = window.getByRole('region', { name: 'Unsaved work' });
    await expect(offered.getByRole('listitem')).toHaveCount(1);
    // Where the kill came between the file and the draft of it, the file is a moment ahead of the draft.
    const isBehind = await offered.getByText('Its file has changed since').isVisible();
    await offered.getByRole('button', { name: 'Open Killed' }).click();
    if (isBehind) await window.getByRole('alert').getByRole('button', { name: 'Keep mine' }).click();
  } else {
    const recent = window.getByRole('region', { name: 'Recent' });
    await recent.getByRole('button', { name: /^Killed/ }).click();
  }
  await window.getByRole('tab', { name: 'Pieces' }).click();
  await expect(window.getByRole('treeitem', { name: `#${number}` }).last()).toBeAttached();
}

test('a kill at any moment loses at most the last second of work, and harms no file', async ({
  start,
  folder,
}, { project }) => {
  const rounds = project.metadata.shell === 'electron' ? times(3, 25) : times(2, 25);
  test.setTimeout(60_000 + rounds * 40_000);
  const writer = new Writer();
  let app = await start();
  await app.window.getByRole('button', { name: 'New mission', exact: true }).click();
  await writer.write(app.window);
  const file = await writer.save(app.window, () => app.saveAs('Killed'));

  for (let round = 1; round <= rounds; round++) {
    const moment = await killInTheMiddle(app, writer);
    const saved = numberIn(await readFile(file, 'utf8'));
    expect([...writer.saving]).toContain(saved);
    expect(saved).toBeGreaterThanOrEqual(writer.saved);
    const [kept, ...others] = await numbersKept(folder);
    expect(others).toEqual([]);
    const number = kept ?? saved;
    expect(number).toBeGreaterThanOrEqual(writer.certainAt(moment));

    const old = await leftovers(folder);
    app = await start();
    await openAgain(app, kept !== undefined, number);
    await writer.write(app.window);
    await writer.save(app.window, () => app.window.keyboard.press('Control+s'));
    await expect.poll(() => numbersKept(folder)).toEqual([]);
    for (const one of old) await expect.poll(() => stat(one).catch(() => 'gone')).toBe('gone');
  }
});

test('what is written in the text of a file and not applied is there again after a kill, and is not applied', async ({
  start,
  folder,
}) => {
  const textOf = ({ window }: StartedApp) =>
    window.getByRole('textbox', { name: 'Text of the mission’s file' });
  const stateOf = ({ window }: StartedApp) => window.locator('.file-state');
  let app = await start();
  await app.window.getByRole('button', { name: 'New mission', exact: true }).click();
  await app.saveAs('Killed');
  await app.window.getByRole('tab', { name: 'File', exact: true }).click();
  await textOf(app).focus();
  await app.window.keyboard.press('Control+Home');
  await app.window.keyboard.insertText('Not a mission any more. ');
  await expect(stateOf(app)).toHaveText(/^Your text cannot be applied yet/);
  await expect
    .poll(() => draftsIn(folder))
    .toMatchObject([{ own: { text: expect.stringContaining('Not a mission any more.') } }]);
  await app.kill();

  app = await start();
  await app.window.getByRole('button', { name: 'Open Killed' }).click();
  await expect(app.window.getByText('What you had written under File is there again.')).toBeVisible();
  await app.window.getByRole('tab', { name: 'File', exact: true }).click();
  await expect(textOf(app)).toContainText('Not a mission any more. {');
  await expect(stateOf(app)).toHaveText(/^What you had written here before the window went is back/);
  await expect(app.window.locator('.file-faults').getByRole('button').first()).toBeVisible();
  await app.window.getByRole('button', { name: 'Back to the mission’s own text' }).click();
  await expect(textOf(app)).not.toContainText('Not a mission');
  await expect(stateOf(app)).toHaveText('This is the text of the mission as you see it.');
});
