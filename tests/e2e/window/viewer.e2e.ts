import { writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../../helpers/app';
import { sample } from '../../helpers/samples';

const sampleFile = 'sample-missions/two-tiles.json';

/** A test that begins with a mission open. */
const test = base.extend<{ board: BoardOnScreen }>({
  board: async ({ window, chooseNext }, use) => {
    await chooseNext(sampleFile);
    await window.getByRole('button', { name: 'Open a mission' }).click();
    await expect(window.getByRole('heading', { name: 'A shave and a crate' })).toBeVisible();
    await use(await boardOn(window));
  },
});

interface BoardOnScreen {
  /** Where a place of the board, in millimetres, is while all of it is shown. */
  at: (x: number, y: number) => [x: number, y: number];
  hover: (x: number, y: number) => Promise<void>;
}

async function boardOn(window: Page): Promise<BoardOnScreen> {
  const box = await window.getByRole('img', { name: 'Board' }).boundingBox();
  if (!box) throw new Error('The board is not to be seen');
  // The board with its margin, and as much room again as the window leaves around it.
  const [width, height, margin, room] = [528, 278, 14, 16];
  const scale = Math.min((box.width - 2 * room) / width, (box.height - 2 * room) / height);
  const at = (x: number, y: number): [number, number] => [
    box.x + box.width / 2 + (x + margin - width / 2) * scale,
    box.y + box.height / 2 + (y + margin - height / 2) * scale,
  ];
  return { at, hover: (x, y) => window.mouse.move(...at(x, y)) };
}

const zonePanel = (window: Page) => window.getByRole('region', { name: 'Zone', exact: true });
const zoom = (window: Page) => window.getByRole('status', { name: 'Zoom' });
/** Where the middle of the first tile's parlour is. */
const parlour = [82, 208] as const;

test('a zone under the pointer is named, with what it sees and how far things are', async ({
  window,
  board,
}) => {
  await board.hover(...parlour);
  const panel = zonePanel(window);
  await expect(panel.getByRole('heading', { name: 'Shaving parlour' })).toBeVisible();
  await expect(panel).toContainText('Room of building 1');
  await expect(panel).toContainText('Barber shop');
  await expect(panel).toContainText('Range 1');
  await expect(panel).toContainText('Exit');
  await board.hover(-8, -8);
  await expect(panel.getByRole('heading')).toBeHidden();
});

test('a click pins a zone, and Escape lets it go', async ({ window, board }) => {
  await window.mouse.click(...board.at(...parlour));
  await board.hover(37, 37);
  const heading = zonePanel(window).getByRole('heading', { name: 'Shaving parlour' });
  await expect(heading).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(heading).toBeHidden();
});

test('the button beside a pinned zone lets it go, and says by which key', async ({ window, board }) => {
  await window.mouse.click(...board.at(...parlour));
  await board.hover(-8, -8);
  const panel = zonePanel(window);
  const letGo = panel.getByRole('button', { name: 'Let go of the zone' });
  await expect(letGo).toHaveAttribute('title', 'Let go of the zone (Esc)');
  await letGo.click();
  await expect(panel.getByRole('heading')).toBeHidden();
});

test('Escape closes a dialog first, and lets the pinned zone go only then', async ({ window, board }) => {
  await window.mouse.click(...board.at(...parlour));
  await board.hover(-8, -8);
  const heading = zonePanel(window).getByRole('heading', { name: 'Shaving parlour' });
  await window.keyboard.press('F1');
  await expect(window.getByRole('dialog')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(window.getByRole('dialog')).toBeHidden();
  await expect(heading).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(heading).toBeHidden();
});

test('the arrow keys move the board, with Shift further', async ({ window, board }) => {
  const heading = zonePanel(window).getByRole('heading').first();
  const [x, y] = board.at(...parlour);
  await window.keyboard.press('ArrowRight');
  await window.mouse.move(x - 60, y);
  await expect(heading).toHaveText('Shaving parlour');
  await window.keyboard.press('Shift+ArrowLeft');
  await window.mouse.move(x + 240, y);
  await expect(heading).toHaveText('Shaving parlour');
  await window.keyboard.press('Shift+ArrowDown');
  await window.keyboard.press('ArrowUp');
  await window.mouse.move(x + 240, y - 240);
  await expect(heading).toHaveText('Shaving parlour');
});

test('a mission without tiles says so', async ({ window, folder, chooseNext, chooseInMenu }) => {
  const mission = { ...(JSON.parse(sample('two-tiles.json')) as object), placements: [], tokens: [] };
  await writeFile(`${folder}/empty.json`, JSON.stringify({ ...mission, labels: [], arrows: [] }));
  await chooseNext(`${folder}/empty.json`);
  await window.getByRole('button', { name: 'Open a mission' }).click();
  await expect(window.getByText('There is no board to look at yet')).toBeVisible();
  await expect(window.getByRole('listbox')).toBeHidden();
  expect((await new AxeBuilder({ page: window }).setLegacyMode().analyze()).violations).toEqual([]);
  await chooseInMenu('View', 'Français');
  await expect(window.getByText('pas encore de plateau')).toBeVisible();
});

test('the wheel zooms to the pointer, dragging pans, and all is shown again', async ({ window, board }) => {
  const [before, heading] = [
    await zoom(window).textContent(),
    zonePanel(window).getByRole('heading').first(),
  ];
  await board.hover(...parlour);
  await expect(heading).toHaveText('Shaving parlour');
  for (let turn = 0; turn < 5; turn++) await window.mouse.wheel(0, -120);
  await expect(zoom(window)).not.toHaveText(before ?? '');
  // What was under the pointer is there still.
  const [x, y] = board.at(...parlour);
  await window.mouse.move(x + 3, y);
  await expect(heading).toHaveText('Shaving parlour');

  await window.mouse.down();
  await window.mouse.move(x + 50, y - 300, { steps: 5 });
  await window.mouse.up();
  await expect(heading).toHaveText('Shaving parlour');
  await window.mouse.move(x, y);
  await expect(heading).toBeHidden();

  await window.keyboard.press('Control+0');
  await expect(zoom(window)).toHaveText(before ?? '');
  await board.hover(...parlour);
  await expect(heading).toHaveText('Shaving parlour');
});

test('the board is painted, and painted anew for zones and for the other theme', async ({
  window,
  board,
}) => {
  const canvas = window.getByRole('img', { name: 'Board' });
  const pictures = [await canvas.screenshot()];
  await board.hover(-8, -8);
  await window.keyboard.press('z');
  await expect(window.getByRole('button', { name: 'Outline the zones' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  pictures.push(await canvas.screenshot());
  await window.emulateMedia({ colorScheme: 'dark' });
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
  pictures.push(await canvas.screenshot());
  const different = new Set(pictures.map((picture) => picture.toString('base64')));
  expect(different.size).toBe(3);
  for (const picture of pictures) expect(picture.length).toBeGreaterThan(20_000);
});

test('keyboards find every zone in a list, and pin it there', async ({ window, board: _ }) => {
  const list = window.getByRole('listbox', { name: 'Zones' });
  for (let press = 0; press < 12; press++) {
    await window.keyboard.press('Tab');
    if (await list.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(list).toBeFocused();
  await window.keyboard.press('End');
  await window.keyboard.press('ArrowUp');
  await window.keyboard.press('Enter');
  const pinned = list.getByRole('option', { selected: true });
  await expect(pinned).toHaveText(/Balcony a\.BAL/);
  await expect(zonePanel(window).getByRole('heading', { name: 'Balcony' })).toBeVisible();
  await window.keyboard.press('ArrowUp');
  await expect(pinned).toHaveText(/a\.BAL/);
  await window.keyboard.press('Escape');
  await expect(pinned).toHaveCount(0);
});

test('the language changes while a mission is open', async ({ window, chooseInMenu, board }) => {
  await window.mouse.click(...board.at(...parlour));
  await chooseInMenu('View', 'Français');
  await expect(window.getByRole('heading', { name: 'Barbe et caisses' })).toBeVisible();
  const panel = window.getByRole('region', { name: 'Zone', exact: true });
  await expect(panel.getByRole('heading', { name: 'Salon de rasage' })).toBeVisible();
  await expect(panel).toContainText('Portée 1');
});

test('a broken file is refused with a sentence, and what was open stays', async ({
  window,
  folder,
  board: _,
  chooseNext,
}) => {
  const broken = `${folder}/broken.json`;
  await writeFile(broken, sample('two-tiles.json').slice(0, 200));
  await chooseNext(broken);
  await window.keyboard.press('Control+o');
  const notice = window.getByRole('alert');
  await expect(notice).toContainText('broken.json was not opened. The text breaks off at line');
  await expect(window.getByRole('heading', { name: 'A shave and a crate' })).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Open what is sound' })).toBeHidden();
});

test('what is sound of a broken mission can be opened, and what was left out is listed', async ({
  window,
  folder,
  chooseNext,
}) => {
  const mission = JSON.parse(sample('two-tiles.json')) as { tokens: unknown[]; odd?: boolean };
  mission.tokens.push({ id: 'ghost', kind: 'ghost', at: { tile: 'a', x: 1, y: 1 } });
  mission.odd = true;
  await writeFile(`${folder}/half.json`, JSON.stringify(mission));
  await chooseNext(`${folder}/half.json`);
  await window.getByRole('button', { name: 'Open a mission' }).click();
  await window.getByRole('alert').getByRole('button', { name: 'Open what is sound' }).click();
  await expect(window.getByRole('heading', { name: 'A shave and a crate' })).toBeVisible();
  await expect(window.getByRole('alert')).toBeHidden();
  const checks = window.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('Left out: token ‘ghost’.');
  await expect(checks).toContainText('does not know the key ‘odd’');
  await expect(window.getByText('Opened in part')).toBeVisible();
});

test('a mission whose tiles lie on each other says so when it opens', async ({
  window,
  folder,
  chooseNext,
}) => {
  const mission = JSON.parse(sample('two-tiles.json')) as { placements: { x: number }[] };
  const [, second] = mission.placements;
  if (second) second.x -= 50;
  await writeFile(`${folder}/heap.json`, JSON.stringify(mission));
  await chooseNext(`${folder}/heap.json`);
  await window.getByRole('button', { name: 'Open a mission' }).click();
  await expect(window.getByRole('alert')).toContainText('heap.json is open, but has errors');
  const first = window.getByRole('region', { name: 'Checks' }).getByRole('listitem').first();
  await expect(first.getByRole('img', { name: 'Error' })).toBeVisible();
});

test('where the board moves under a pointer that rests, the zone is the one that is there now', async ({
  window,
  board,
}) => {
  const heading = zonePanel(window).getByRole('heading').first();
  await board.hover(...parlour);
  await expect(heading).toHaveText('Shaving parlour');
  await window.keyboard.press('Shift+ArrowLeft');
  await expect(heading).toBeHidden();
  await window.keyboard.press('Control+0');
  await expect(heading).toHaveText('Shaving parlour');
});

test('the list of zones brings its zone into sight, and stands still under the pointer', async ({
  window,
  board,
}) => {
  const list = window.getByRole('listbox', { name: 'Zones' });
  const rows = () => list.evaluate((element) => element.scrollTop);
  await window.setViewportSize({ width: 1000, height: 560 });
  await list.focus();
  for (let press = 0; press < 10; press++) await window.keyboard.press('+');
  await window.keyboard.press('End');
  const scrolled = await rows();
  expect(scrolled).toBeGreaterThan(0);
  const last = (await list.getByRole('option').last().textContent()) ?? '';
  const canvas = await window.getByRole('img', { name: 'Board' }).boundingBox();
  const heading = zonePanel(window).getByRole('heading').first();
  if (!canvas) throw new Error('The board is not to be seen');
  // What was too far away is in the middle now.
  await window.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
  await expect(heading).toBeVisible();
  expect(last).toContain(await heading.innerText());
  await window.keyboard.press('Control+0');
  for (const part of [0.3, 0.4, 0.6, 0.7])
    await window.mouse.move(canvas.x + canvas.width * part, canvas.y + canvas.height / 2);
  expect(await rows()).toBe(scrolled);
  expect(board).toBeDefined();
});

test('in a small window nothing lies on anything else', async ({ window, board: _ }) => {
  for (const [width, height] of [
    [700, 500],
    [480, 360],
    [900, 400],
  ] as const) {
    await window.setViewportSize({ width, height });
    const zones = await window.getByRole('listbox', { name: 'Zones' }).boundingBox();
    const checks = await window.getByRole('region', { name: 'Checks' }).boundingBox();
    expect(checks?.y).toBeGreaterThanOrEqual((zones?.y ?? 0) + (zones?.height ?? 0));
  }
  await window.setViewportSize({ width: 900, height: 420 });
  await window.keyboard.press('F1');
  const dialog = window.getByRole('dialog');
  const [icon, title] = [
    await dialog.locator('svg').boundingBox(),
    await dialog.getByRole('heading').boundingBox(),
  ];
  expect(title?.y).toBeGreaterThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0));
});

test('a file dropped on the window is opened', async ({ window }) => {
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  const transfer = await window.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json'));
    return data;
  }, sample('two-tiles.json'));
  await window.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(window.getByText('dropped.json')).toBeVisible();
  await expect(window).toHaveTitle('dropped.json – Boothill');
});

test('a file held over the window is asked for, and of several the first is opened', async ({ window }) => {
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  const transfer = await window.evaluateHandle((text) => {
    const data = new DataTransfer();
    for (const name of ['one.json', 'two.json']) data.items.add(new File([text], name));
    return data;
  }, sample('two-tiles.json'));
  const sign = window.getByText('Drop a mission here to open it');
  await window.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await expect(sign).toBeVisible();
  await window.dispatchEvent('main', 'dragleave', { dataTransfer: transfer });
  await expect(sign).toBeHidden();
  await window.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await window.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(sign).toBeHidden();
  await expect(window.getByRole('alert')).toContainText('Only one.json was opened');
  await expect(window).toHaveTitle('one.json – Boothill');
});

test('closing the mission leads back to the start screen', async ({ window, board: _ }) => {
  await window.getByRole('button', { name: 'Close the mission' }).click();
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await expect(window).toHaveTitle('Boothill');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} viewer has no accessibility problem that axe can see`, async ({
    window,
    board,
  }) => {
    await window.emulateMedia({ colorScheme });
    await window.mouse.click(...board.at(...parlour));
    await expect(zonePanel(window).getByRole('heading', { name: 'Shaving parlour' })).toBeVisible();
    // axe opens a page of its own for frames, which the desktop shell refuses.
    expect((await new AxeBuilder({ page: window }).setLegacyMode().analyze()).violations).toEqual([]);
  });
}
