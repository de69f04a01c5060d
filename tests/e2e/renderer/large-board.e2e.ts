import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Mission, type Replay, writeDocument } from '../../../schemas';
import { test } from '../../helpers/app';
import { readMission } from '../../helpers/mission-page';
import { EditorScreen } from '../../helpers/open-editor';
import { turningMission } from '../../helpers/turning-mission';

// A mission that changes as much as one may: sixty-four boards of a hundred tiles each.

test('a large board is laid beside the window, which goes on meanwhile, and can be called off', async ({
  window,
  folder,
  openFile,
}) => {
  await writeFile(`${folder}/turning.json`, writeDocument(turningMission(6)));
  await openFile(`${folder}/turning.json`);
  const editor = new EditorScreen(window);
  const county = window.getByRole('main', { name: 'The restless county' });
  await expect(county).toBeVisible();
  await expect.poll(() => window.workers().length).toBeGreaterThan(0);

  await window.keyboard.press('F5');
  const sheet = window.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(sheet.getByRole('progressbar', { name: 'Laying the tiles…' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await expect(county).toBeVisible();

  const checks = await editor.openPanel('Checks');
  await expect(checks).toContainText('spawn tokens are active', { timeout: 30_000 });

  await window.keyboard.press('F5');
  await window.keyboard.press('Enter');
  await readMission(window);
  await expect(window.getByRole('region', { name: 'Cards and actions' })).toBeVisible({ timeout: 30_000 });
  await expect(sheet).toBeHidden();
});

test('a game that is begun again on a changed board is waited for in sight, and can be left as it was', async ({
  window,
  folder,
  openFile,
}) => {
  await writeFile(`${folder}/turning.json`, writeDocument(turningMission(6)));
  await openFile(`${folder}/turning.json`);
  const county = window.getByRole('main', { name: 'The restless county' });
  await expect(county).toBeVisible();
  await window.keyboard.press('F5');
  await window.keyboard.press('Enter');
  await readMission(window);
  const game = window.getByRole('main', { name: 'Game of The restless county' });
  await expect(game).toBeVisible({ timeout: 30_000 });
  await window.keyboard.press('F5');
  await county.focus();
  await window.keyboard.press('Control+a');
  await window.keyboard.press('ArrowRight');

  await window.keyboard.press('F5');
  const question = window.getByRole('alertdialog');
  const cancelled = cancelOnSight(window);
  await question.getByRole('button', { name: 'Play again' }).click();
  expect(await cancelled).toBe('Laying the tiles…');
  const wait = window.getByRole('alertdialog', { name: 'Laying the tiles…' });
  await expect(wait).toBeHidden();
  await expect(county).toBeVisible();

  await window.keyboard.press('F5');
  await question.getByRole('button', { name: 'Continue the old game' }).click();
  await expect(game).toBeVisible();
});

test('the file of a game on a large board is made beside the window, and can be called off', async ({
  window,
  folder,
  openFile,
  chooseInMenu,
  exported,
}) => {
  await writeFile(`${folder}/turning.json`, writeDocument(turningMission(5)));
  await openFile(`${folder}/turning.json`);
  await expect(window.getByRole('main', { name: 'The restless county' })).toBeVisible();
  await window.keyboard.press('F5');
  await window.keyboard.press('Enter');
  await readMission(window);
  const game = window.getByRole('main', { name: 'Game of The restless county' });
  await expect(game).toBeVisible({ timeout: 30_000 });

  const save = () => chooseInMenu('Play', 'Save game as replay…');
  const cancelled = cancelOnSight(window);
  await save();
  expect(await cancelled).toBe('Making the file…');
  await expect(window.getByRole('alertdialog')).toBeHidden();
  await expect(game).toBeVisible();

  const replay = JSON.parse(await readFile(await exported(save), 'utf8')) as Replay;
  expect(replay).toMatchObject({ format: 'boothill/replay@1', mission: { id: 'turning' } });
});

test('a long mission is written beside the window, and is all in its file', async ({
  window,
  folder,
  openFile,
  saveAs,
}) => {
  const labels = Array.from({ length: 600 }, (_, index) => ({
    id: `l${index}`,
    at: { x: 10 * (index % 30), y: 10 * Math.floor(index / 30) },
    text: { en: `Grave no. ${index}` },
  }));
  await writeFile(`${folder}/long.json`, writeDocument({ ...turningMission(1), labels }));
  await openFile(`${folder}/long.json`);
  await expect(window.getByRole('main', { name: 'The restless county' })).toBeVisible({ timeout: 30_000 });
  const file = await saveAs('Long');
  const state = window.locator('.file-badge-state');
  await window.keyboard.press('Control+a');
  await window.keyboard.press('Delete');
  await window.keyboard.press('Control+s');
  await expect(state).toHaveText('Saved', { timeout: 30_000 });
  await window.keyboard.press('Control+z');
  await expect(state).toHaveText('Not saved');
  await window.keyboard.press('Control+s');
  await expect(state).toHaveText('Saved', { timeout: 30_000 });
  const saved = JSON.parse(await readFile(file, 'utf8')) as Mission;
  expect([saved.labels, saved.placements.length]).toEqual([labels, 100]);
});

test('a board that changes too much is refused in a sentence, and stays to be drawn on', async ({
  window,
  folder,
  openFile,
}) => {
  await writeFile(`${folder}/turning.json`, writeDocument(turningMission(7)));
  await openFile(`${folder}/turning.json`);
  const county = window.getByRole('main', { name: 'The restless county' });
  await expect(county).toBeVisible();
  await window.keyboard.press('F5');
  const alert = window.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('would make more than 64 boards of this one');
  await window.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(county).toBeVisible();
});

/** Calls off what is waited for as soon as that is in sight, for it does not take long; gives what it was called. */
function cancelOnSight(window: Page): Promise<string | null | undefined> {
  return window.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const bar = document.querySelector('[role=alertdialog] progress');
          const cancel = bar?.closest('[role=alertdialog]')?.querySelector<HTMLElement>('.question-cancel');
          if (!cancel) return;
          observer.disconnect();
          resolve(bar?.getAttribute('aria-label'));
          cancel.click();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}
