import { expect, type Page } from '@playwright/test';
import { test as tableTest } from '../../helpers/at-table';
import type { DrawingHand } from '../../helpers/drawing-hand';
import { test } from '../../helpers/open-editor';

test('in a small window nothing lies on anything else, and everything can be reached', async ({
  window,
  hand,
  editor,
  chooseInMenu,
}) => {
  for (const [width, height] of [
    [720, 900],
    [720, 560],
    [640, 480],
    [900, 420],
    [1280, 500],
  ] as const) {
    await window.setViewportSize({ width, height });
    for (const key of ['p', 'Shift+P']) {
      // In a narrow window, one panel goes when the other comes.
      if (width <= 1000) await window.keyboard.press(key);
      expect(await outOfReach(window), `${width} x ${height}`).toEqual([]);
    }
    await hand.board.scrollIntoViewIfNeeded();
    const box = await hand.board.boundingBox();
    expect(box?.width, `${width} x ${height}`).toBeGreaterThanOrEqual(320);
    expect(box?.height, `${width} x ${height}`).toBeGreaterThanOrEqual(280);
    expect(await window.evaluate(() => document.documentElement.scrollWidth), `${width} x ${height}`).toBe(
      width,
    );
  }
  await window.setViewportSize({ width: 640, height: 480 });
  await hand.board.scrollIntoViewIfNeeded();
  await window.keyboard.press('Control+0');
  // The board comes to the middle when the canvas has heard of its new size.
  await expect.poll(() => fromMiddle(hand, [250, 125])).toEqual([0, 0]);
  await hand.click([82, 208]);
  await expect(editor.selected).toHaveText(/^Red objective o1/);
  await window.keyboard.press('F1');
  const dialog = window.getByRole('dialog');
  await expect(dialog.getByRole('article')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await window.keyboard.press('Escape');
  await chooseInMenu('Help', 'About Boothill');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const [icon, title] = [
    await dialog.locator('svg').first().boundingBox(),
    await dialog.getByRole('heading').boundingBox(),
  ];
  expect(title?.y).toBeGreaterThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0));
  await window.keyboard.press('Escape');
  await window.keyboard.press('p');
  await window.getByRole('button', { name: 'My boxes…' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  expect(await outOfReach(window, '[role=dialog]')).toEqual([]);
});

tableTest('in a small window the game can be played, too', async ({ window, table }) => {
  await table.sitDown('7', 6, { isLogOpen: false });
  for (const [width, height] of [
    [900, 700],
    [720, 900],
    [1280, 840],
  ] as const) {
    const size = `${width} x ${height}`;
    await window.setViewportSize({ width, height });
    // A small window has room for one panel, and the buttons for them stay in reach.
    for (const panel of ['Survivors', 'Log and tools']) {
      const button = window.getByRole('button', { name: panel, exact: true });
      // A window that has just become small folds away what was open.
      await expect(async () => {
        if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
        const beside = window.locator(panel === 'Survivors' ? '.people' : '.play-side');
        await expect(beside).toBeVisible({ timeout: 300 });
      }).toPass();
      expect(await outOfReach(window), `${size}, ${panel}`).toEqual([]);
    }
    for (const tab of ['What if', 'Log']) {
      await window.getByRole('tab', { name: tab }).click();
      expect(await outOfReach(window), `${size}, ${tab}`).toEqual([]);
    }
    expect(await overlapping(window), size).toEqual([]);
    await table.board.scrollIntoViewIfNeeded();
    const box = await table.board.boundingBox();
    expect(box?.width, size).toBeGreaterThanOrEqual(320);
    expect(box?.height, size).toBeGreaterThanOrEqual(280);
    expect(await window.evaluate(() => document.documentElement.scrollWidth), size).toBe(width);
  }
});

/** Which parts of the screen of a game lie on each other. */
function overlapping(window: Page): Promise<string[]> {
  return window.evaluate(() => {
    const parts = [...document.querySelectorAll('.course, .people, .play-board, .play-hand, .play-side')];
    const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => {
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return wide > 1 && high > 1;
        })
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

/** How many pixels a place of the board is away from the middle of its canvas. */
async function fromMiddle(hand: DrawingHand, place: [number, number]): Promise<number[]> {
  const [[x, y], box] = [await hand.at(place), await hand.board.boundingBox()];
  if (!box) throw new Error('There is no board to be seen');
  return [x - box.x - box.width / 2, y - box.y - box.height / 2].map((distance) => Math.round(distance) + 0);
}

/** What is there to be clicked, and has something else lying on its middle wherever it is scrolled to. */
function outOfReach(window: Page, within = 'body'): Promise<string[]> {
  return window.evaluate((part) => {
    const things = document.querySelectorAll<HTMLElement>(
      `${part} :is(button, input, textarea, select, [role=tab], [role=treeitem], [role=application])`,
    );
    const covered = [...things].filter((thing) => {
      if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = thing instanceof HTMLInputElement ? thing.labels?.item(0) : undefined;
      return !thing.contains(top) && !label?.contains(top);
    });
    return covered.map((thing) => thing.outerHTML.slice(0, 150));
  }, within);
}
