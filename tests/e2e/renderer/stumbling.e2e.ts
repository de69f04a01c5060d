import { expect, type Page } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';
import { GameHand } from '../../helpers/game-hand';
import { EditorScreen } from '../../helpers/open-editor';

/** Some of the page's own tools break: those that only what is drawn goes by. */
async function damage(window: Page): Promise<void> {
  await window.evaluate(() => {
    const broken = () => {
      throw new Error('out of ink');
    };
    Object.assign(Array.prototype, { findLast: broken, reduce: broken, flat: broken });
  });
}

/** Somebody goes on playing, and the window stumbles over it. */
async function stumble(window: Page): Promise<void> {
  await damage(window);
  await window.keyboard.press('Control+z');
  await expect(window.getByRole('heading', { name: 'Boothill has stumbled' })).toBeVisible();
  await expect(window.getByText('out of ink')).toBeVisible();
}

test('a game in which the window stumbles is there again, and can be left out when it stumbles twice', async ({
  window,
}) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  await hand.begin({ draw: '7', survivors: 2 });
  await hand.letPlay('the turn is over');
  const lines = await hand.linesUntilNow();
  expect(lines.length).toBeGreaterThan(5);
  const isAsBefore = async () => {
    // What was taken back when it stumbled is there still.
    await window.keyboard.press('Control+y');
    await expect.poll(() => hand.linesUntilNow()).toEqual(lines);
  };

  await stumble(window);
  await expect(window.getByRole('button', { name: 'Open without it' })).toHaveCount(0);
  await window.getByRole('button', { name: 'Reload' }).click();
  await expect(window.getByRole('main', { name: 'Game of Dry run' })).toBeVisible();
  await expect(window.getByRole('alert')).toContainText('Boothill stumbled and began anew.');
  await isAsBefore();

  await stumble(window);
  await window.getByRole('button', { name: 'Open without it' }).click();
  // Nothing of it is lost.
  const offered = window.getByRole('region', { name: 'Continue' });
  await offered.getByRole('button', { name: /^Dry run, round \d/ }).click();
  await expect(window.getByRole('main', { name: 'Game of Dry run' })).toBeVisible();
  await isAsBefore();
});

test('work on a mission is there again after a stumble, and what is not drawn leaves the window as it is', async ({
  window,
}) => {
  await window.getByRole('button', { name: 'New mission', exact: true }).click();
  const hand = new DrawingHand(window);
  await hand.writeSomewhere('Out of ink');
  const editor = new EditorScreen(window);
  const isThere = async () => {
    await editor.openPanel('Pieces');
    await expect(editor.piece('Out of ink')).toBeVisible();
  };
  await isThere();
  await window.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of ink');
    });
  });
  await expect(window.getByRole('alert')).toContainText('Something went wrong');
  await window.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  // The bar over the mission goes with the page that has it.
  await expect(window.getByRole('alert')).toBeHidden();
  await isThere();

  // Something that can be taken back.
  await hand.writeSomewhere('Blot');
  await stumble(window);
  await window.getByRole('button', { name: 'Reload' }).click();
  await expect(window.getByRole('alert')).toContainText('Boothill stumbled and began anew.');
  await isThere();
});
