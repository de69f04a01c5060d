import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { byMouse, take, test, wayThrough } from '../../helpers/at-table';
import { ZonesOnScreen } from '../../helpers/zones-on-screen';

// The guide that comes along with the first tutorial: beside what it speaks of, in nobody's way, and left whenever one likes.

test.use({ file: 'tutorials/first-mission.boothill.json' });

const noteIn = (window: Page): Locator => window.getByRole('complementary', { name: 'Guide' });
const heard = (window: Page): Locator => window.locator('.guide-voice');

/** Zones that the note speaks of and hides; menus are for another test. */
async function hiddenOf(zones: ZonesOnScreen): Promise<string[]> {
  return (await zones.hidden()).filter((one) => one.startsWith('guide-note'));
}

/** As many pixels as the note hides of what the ring lies around. */
async function hiddenByNote(window: Page): Promise<number> {
  return window.evaluate(() => {
    const [note, ring] = ['.guide-note', '.guide-ring'].map((one) => document.querySelector(one));
    if (!note || !ring?.checkVisibility()) return 0;
    const [a, b] = [note.getBoundingClientRect(), ring.getBoundingClientRect()];
    // The ring keeps off what it is around by a few pixels.
    const wide = Math.min(a.right, b.right - 4) - Math.max(a.left, b.left + 4);
    const high = Math.min(a.bottom, b.bottom - 4) - Math.max(a.top, b.top + 4);
    return Math.max(0, Math.round(wide)) * Math.max(0, Math.round(high));
  });
}

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
] as const) {
  test(`a round and a half are played beside it, at ${width} by ${height}`, async ({ window, table }) => {
    test.setTimeout(150_000);
    await window.setViewportSize({ width, height });
    const way = wayThrough('first-mission');
    const zones = new ZonesOnScreen(window, 'tutorials/first-mission');
    const note = noteIn(window);
    const told: string[] = [];
    const look = async () => {
      if (!(await note.isVisible())) return;
      const step = (await note.getAttribute('data-step', { timeout: 1000 }).catch(() => null)) ?? '';
      if (step !== '' && told.at(-1) !== step) told.push(step);
      await expect.poll(() => hiddenOf(zones), { message: step, timeout: 3000 }).toEqual([]);
      await expect.poll(() => hiddenByNote(window), { message: step, timeout: 3000 }).toBe(0);
    };
    await table.begin(way.draw, way.survivors, { isDealt: false });
    const { press, goTo } = byMouse(table);
    const watched = {
      press: async (button: Locator) => {
        await look();
        await press(button);
        await look();
      },
      goTo: async (where: Parameters<typeof goTo>[0]) => {
        await look();
        await goTo(where);
        await look();
      },
      // What the zombies do is watched as it comes.
      skip: async () => {
        await look();
        await expect(table.caption).toBeHidden({ timeout: 30_000 });
      },
    };
    await take({ ...way, steps: way.steps.slice(0, 10) }, table, watched);
    await look();
    await expect(table.course).toContainText(/Round [23]/);
    expect(told).toEqual([...new Set(told)]);
    expect(told).toEqual(expect.arrayContaining(['matters', 'walk', 'objective', 'adrenaline', 'zombies']));
    expect(told.length).toBeGreaterThan(7);
  });
}

test('a note is heard, has the keyboard when one asks for it, and goes by its button and by Escape', async ({
  window,
  table,
}) => {
  await table.sitDown('7', 2, { isLogOpen: false });
  const note = noteIn(window);
  await expect(note).toContainText('Everybody has one turn in each round');
  await expect(heard(window)).toContainText('Everybody has one turn in each round');
  const { violations } = await new AxeBuilder({ page: window }).setLegacyMode().include('.play').analyze();
  expect(violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`)).toEqual([]);

  // The keyboard stays on the board until somebody asks for the note.
  await expect(table.board).toBeFocused();
  await window.keyboard.press('F6');
  await expect(note).toBeFocused();
  await window.keyboard.press('Tab');
  await expect(note.getByRole('button', { name: 'Got it' })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(note).toContainText('This line always says what to do next');
  await expect(table.board).toBeFocused();
  await window.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(heard(window)).toBeEmpty();

  // What is done closes the note that speaks of it.
  await table.hand.getByRole('button', { name: 'Begin the turn' }).click();
  await expect(note).toBeVisible();
});

test('it is left, stays away, and is offered again under Help', async ({ window, table, chooseInMenu }) => {
  await table.sitDown('7', 2, { isLogOpen: false });
  const note = noteIn(window);
  await note.getByRole('button', { name: 'Got it' }).click();
  await note.getByRole('button', { name: 'Leave the guide' }).click();
  await expect(note).toBeHidden();
  await expect(table.board).toBeFocused();
  await table.hand.getByRole('button', { name: 'Begin the turn' }).click();
  await expect(table.status).toContainText('what next');
  await expect(note).toBeHidden();

  await chooseInMenu('Help', 'Learn by doing…');
  await window.getByRole('button', { name: /^Your first game/ }).click();
  await expect(table.board).toBeVisible();
  // What was said is not said again.
  await expect(note).toContainText('This line always says what to do next');
});
