import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { startingTest, test } from '../../helpers/app';
import { test as tableTest } from '../../helpers/at-table';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { qpdfCheck } from '../../helpers/pdf/qpdf';
import { textPages } from '../../helpers/pdf/text-boxes';
import { PrintHand } from '../../helpers/print-hand';

const savePdf = 'Save as PDF…';

test('a mission sheet is looked at, and saved as a PDF that says the same', async ({ window, exported }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Mission sheet/);
  const count = await hand.pages.count();
  await expect(hand.dialog.getByText(new RegExp(`^${count} pages:`))).toBeVisible();
  const file = await exported(() => hand.button(savePdf).click());
  await expect(hand.dialog.getByText(/^Saved as|was handed to the browser/)).toBeVisible();
  await qpdfCheck(file);
  const pages = await textPages(file);
  expect(pages).toHaveLength(count);
  expect(pages.join('\n')).toContain('Short of lead');
});

test('other paper makes other pages, here and in the file', async ({ window, exported }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  await hand.dialog.getByLabel('Paper').selectOption('US Letter');
  await hand.isReady();
  const file = await exported(() => hand.button(savePdf).click());
  const boxes = await pageBoxes(file);
  expect(boxes).toHaveLength(await hand.pages.count());
  for (const { MediaBox } of boxes) {
    const [short = 0, long = 0] = (MediaBox?.slice(2) ?? []).sort((one, other) => one - other);
    expect([short, long].map((size) => Number(size.toFixed(1)))).toEqual([215.9, 279.4]);
  }
});

test('the tabulator goes from the page to its signs and back', async ({ window }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M5 /);
  await hand.isReady();
  await hand.page.focus();
  await window.keyboard.press('Shift+Tab');
  await expect(hand.button('Previous page')).toBeFocused();
  await window.keyboard.press('End');
  await expect(hand.button('True size')).toBeFocused();
  await window.keyboard.press('Tab');
  await expect(hand.page).toBeFocused();
  await window.keyboard.press('Shift+Tab');
  await expect(hand.button('True size')).toBeFocused();
});

test('the pages are gone through and looked at closely by keys, buttons and the wheel', async ({
  window,
}) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  const zoom = hand.dialog.getByRole('status', { name: /zoom/i });
  await window.keyboard.press('PageDown');
  await expect(hand.page).toHaveAccessibleName(/^Page 2 of/);
  await hand.button('Next page').click();
  await expect(hand.page).toHaveAccessibleName(/^Page 3 of/);
  await hand.page.focus();
  await window.keyboard.press('End');
  await expect(hand.pages.last()).toHaveAttribute('aria-selected', 'true');
  await expect(hand.pages.last()).toBeInViewport();
  await hand.pages.first().scrollIntoViewIfNeeded();
  await hand.pages.first().click();
  await expect(hand.page).toHaveAccessibleName(/^Page 1 of/);
  await window.keyboard.press('ArrowDown');
  await expect(hand.page).toHaveAccessibleName(/^Page 2 of/);

  const whole = await zoom.textContent();
  await hand.button('True size').click();
  await expect(zoom).toHaveText('100%');
  // As large as A4 is in the browser, so that there is something to scroll to.
  const paper = await hand.page.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]);
  expect(paper[1]).toBeGreaterThan((297 * 96) / 25.4);
  await hand.page.hover();
  await window.keyboard.down('Control');
  await window.mouse.wheel(0, -100);
  await window.keyboard.up('Control');
  await expect(zoom).toHaveText('112%');
  await window.keyboard.press('0');
  await expect(zoom).toHaveText(whole ?? '');
});

test('a page is painted as it will be printed', async ({ window }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  await window.keyboard.press('PageDown');
  const colours = () =>
    hand.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const found = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] === 255)
          found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return { count: found.size, hasWhite: found.has(0xffffff) };
    });
  await expect.poll(async () => (await colours()).count).toBeGreaterThan(20);
  expect((await colours()).hasWhite).toBe(true);
});

test('what takes long is stopped, and nothing comes of it', async ({ window }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Booklet/);
  for (const box of await hand.dialog.getByRole('checkbox').all()) await box.check();
  await hand.isReady();
  await hand.button(savePdf).click();
  await hand.button('Stop').click();
  await expect(hand.dialog.getByText('Stopped; nothing was made.')).toBeVisible();
  await expect(hand.button(savePdf)).toHaveAttribute('aria-disabled', 'false');
});

test('a booklet has every mission that was ticked', async ({ window, exported }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Booklet/);
  await hand.dialog.getByRole('checkbox', { name: 'Dry run' }).check();
  await hand.dialog.getByLabel('Title').fill('Two of them');
  await hand.isReady();
  const file = await exported(() => hand.button(savePdf).click());
  const text = (await textPages(file)).join('\n');
  for (const words of ['Two of them', 'Dry run', 'Short of lead']) expect(text).toContain(words);
});

test('pictures are saved as dots and as lines', async ({ window, exported }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Picture/);
  await hand.dialog.getByLabel(/^Resolution/).fill('50');
  await hand.isReady();
  const words = (await hand.dialog.getByText(/in \d+ × \d+ dots/).textContent()) ?? '';
  const [, dots, high] = /in (\d+) × (\d+) dots/.exec(words) ?? [];
  const png = await readFile(await exported(() => hand.button('Save as PNG…').click()));
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    Number(dots),
    Number(high),
  ]);
});

test('a drawing and the players’ map are saved as lines, the latter without secrets', async ({
  window,
  exported,
}) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Players’ map/);
  await expect(hand.dialog.getByText(/It hides what players must not know/)).toBeVisible();
  await hand.dialog.getByLabel('Kind of file').selectOption('SVG, in lines');
  await hand.isReady();
  const svg = await readFile(await exported(() => hand.button('Save as SVG…').click()), 'utf8');
  expect(svg).toMatch(/^<svg .*viewBox.*font-face.*<\/svg>$/s);
  expect(svg).not.toContain(' id="');
});

test('only what is selected can be printed', async ({ window, exported, chooseInMenu }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  const all = await hand.pages.count();
  await window.keyboard.press('Escape');
  await window.getByRole('tree').getByRole('treeitem', { name: /^Tile/ }).first().click();
  await hand.open();
  await hand.dialog.getByLabel('What of it').selectOption('Only what is selected');
  await hand.isReady();
  await expect.poll(() => hand.pages.count()).toBeLessThan(all);
  await exported(() => hand.button(savePdf).click());
  await window.keyboard.press('Escape');
  await chooseInMenu('File', 'Print…');
  await expect(hand.dialog.getByLabel('What of it')).toHaveValue('all');
});

startingTest('how a mission was printed is known the next time', async ({ start }) => {
  const first = await start();
  const hand = new PrintHand(first.window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  await hand.dialog.getByLabel('Ink').selectOption('In greys');
  await hand.isReady();
  await first.window.keyboard.press('Escape');
  await expect(hand.dialog).toBeHidden();
  await first.leave();
  const again = new PrintHand((await start()).window);
  await again.openSample(/^M0 /);
  await expect(again.dialog.getByRole('radio', { name: /^Map in real size/ })).toBeChecked();
  await expect(again.dialog.getByLabel('Ink')).toHaveValue('grey');
});

test('everything is done by keys, and the board has them back', async ({ window }) => {
  const hand = new PrintHand(window);
  await window.getByRole('button', { name: /^M4 / }).click();
  const board = window.getByRole('application', { name: /^Board/ });
  await board.focus();
  await hand.open();
  await hand.isReady();
  const reached = new Set<string>();
  for (let step = 0; step < 40; step++) {
    const name = await window.evaluate(() => {
      const { activeElement: there } = document;
      return there?.getAttribute('aria-label') ?? there?.textContent ?? '';
    });
    reached.add(name.trim());
    await window.keyboard.press('Tab');
  }
  for (const name of ['Print', savePdf, 'Close', 'Previous page', 'Page 1']) {
    expect(
      [...reached].some((one) => one.includes(name)),
      name,
    ).toBe(true);
  }
  await hand.button('Previous page').focus();
  await window.keyboard.press('End');
  await expect(hand.button('True size')).toBeFocused();
  await window.keyboard.press('Escape');
  await expect(hand.dialog).toBeHidden();
  await expect(board).toBeFocused();
});

tableTest('the mission is printed from a game, too', async ({ window, table }) => {
  await table.begin('7', 2);
  const hand = new PrintHand(window);
  await hand.open();
  await hand.choose(/^Mission sheet/);
  await window.keyboard.press('Escape');
  await expect(hand.dialog).toBeHidden();
});

test('an empty mission is told of in a sentence', async ({ window, newMission }) => {
  await newMission();
  const hand = new PrintHand(window);
  await hand.open();
  await hand.dialog.getByRole('radio', { name: /^Map in real size/ }).check();
  await expect(hand.dialog.getByText(/^This mission has no tiles yet/)).toBeVisible();
  await expect(hand.button('Print')).toHaveAttribute('aria-disabled', 'true');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} print dialog has no accessibility problem that axe can see`, async ({
    window,
  }) => {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const hand = new PrintHand(window);
    await hand.openSample(/^M4 /);
    for (const product of [/^Mission sheet/, /^Map in real size/, /^Picture/, /^Booklet/]) {
      await hand.choose(product);
      expect(await violations(window), String(product)).toEqual([]);
    }
  });
}

test('in a small window all of it is in reach', async ({ window }) => {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  for (const [width, height] of [
    [1024, 720],
    [800, 600],
    [640, 480],
  ] as const) {
    await window.setViewportSize({ width, height });
    for (const name of ['Print', savePdf, 'Close', 'Next page', 'True size']) {
      await expect(hand.button(name), `${name} at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
    const box = await hand.page.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} x ${height}`).toBeGreaterThan(150);
  }
});

async function violations(window: Page) {
  const { violations: found } = await new AxeBuilder({ page: window })
    // It opens a page of its own for frames, which the desktop shell refuses.
    .setLegacyMode()
    .include('[role=dialog]')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
