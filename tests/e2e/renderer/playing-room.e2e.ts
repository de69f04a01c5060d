import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';
import { ZonesOnScreen } from '../../helpers/zones-on-screen';

// The board is the table: it has the room, and nothing that asks, tells or explains lies over a zone that it speaks of.

test.use({ file: 'm4.boothill.json' });

for (const [width, height, share] of [
  [800, 600, 0.5],
  [1024, 768, 0.5],
  [1366, 768, 0.5],
  [1920, 1080, 2 / 3],
] as const) {
  test(`a round is played beside what is said of it, at ${width} by ${height}`, async ({
    window,
    hand,
    table,
  }) => {
    await window.setViewportSize({ width, height });
    const zones = new ZonesOnScreen(window, 'm4');
    const nothingHidden = (when: string) =>
      expect.poll(() => zones.hidden(), { message: when, timeout: 3000 }).toEqual([]);
    await table.sitDown('7', 6, { isLogOpen: false });
    const board = await table.board.boundingBox();
    expect((board?.width ?? 0) * (board?.height ?? 0)).toBeGreaterThanOrEqual(width * height * share);

    await window.keyboard.press('b');
    let cards = 0;
    for (const zone of zones.ids) {
      await hand.move(zones.middleOf(zone));
      const card = window.locator('.play-card-of-zone');
      if (await card.isVisible()) cards += 1;
      await nothingHidden(`the card of ${zone}`);
    }
    expect(cards).toBeGreaterThan(20);
    for (const dashboard of await window.locator('.dashboard').all()) {
      await dashboard.hover();
      await expect(dashboard.locator('.dashboard-card')).toHaveCSS('opacity', '1');
      await nothingHidden('a dashboard');
    }
    await window.getByRole('button', { name: 'Spawning' }).click();
    await expect(window.locator('.deck-open')).toBeVisible();
    await nothingHidden('the order of the spawn zones');
    await window.keyboard.press('Escape');
    await expect(window.locator('.deck-open')).toBeHidden();
    // The button has the keyboard back a moment after that.
    await expect(window.getByRole('button', { name: 'Spawning' })).toBeFocused();
    await table.board.focus();

    const begin = window.getByRole('button', { name: 'Begin the turn', exact: true });
    const answer = window.locator('.hand-answer, .play-menu .question-answer').first();
    const isFree = async () => /what next/.test((await table.status.textContent({ timeout: 500 })) ?? '');
    for (let turn = 0; turn < 6; turn++) {
      await window.keyboard.press('x');
      await expect(table.menu, `turn ${turn}`).toBeVisible();
      await nothingHidden(`with whom to trade, turn ${turn}`);
      await window.keyboard.press('Escape');
      await expect(table.menu).toBeHidden();
      await window.keyboard.press('n');
      await expect(window.locator('.play-note')).not.toBeEmpty();
      await nothingHidden(`what came of noise, turn ${turn}`);
      await table.board.focus();
      await window.keyboard.press('Home');
      await window.keyboard.press('Enter');
      await nothingHidden(`what to do here, turn ${turn}`);
      if (await table.menu.isVisible()) await window.keyboard.press('Escape');
      await table.hand.getByRole('button', { name: 'End the turn' }).click();
      await expect(table.menu).toContainText('with something left');
      await nothingHidden(`whether turn ${turn} shall end`);
      await table.menu.getByRole('button', { name: 'End the turn' }).click();
      // Whoever is the last to act begins without being asked, and in between the zombies have their turn.
      await expect(async () => {
        await nothingHidden(`after turn ${turn}`);
        if (await table.caption.isVisible()) {
          const [caption, canvas] = [await table.caption.boundingBox(), await table.board.boundingBox()];
          expect(caption?.y ?? 0).toBeGreaterThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0) - 1);
          await table.caption.getByRole('button', { name: 'Skip' }).click({ timeout: 500 });
        }
        if (await begin.isVisible()) await begin.click({ timeout: 500 });
        else if (!(await isFree())) await answer.click({ timeout: 500 });
        expect(await isFree()).toBe(true);
      }).toPass({ intervals: [50], timeout: 15_000 });
    }
  });
}

test('lists of the bar are within a low window to their foot, beside their buttons', async ({
  window,
  table,
}) => {
  const [width, height] = [640, 480];
  await window.setViewportSize({ width, height });
  await table.sitDown('7', 6, { isLogOpen: false });
  for (const opener of ['.course-goals', '.course-rules']) {
    await window.locator(opener).click();
    const list = window.locator('.course-goal-list');
    await expect
      .poll(async () => {
        const [box, button] = [await list.boundingBox(), await window.locator(opener).boundingBox()];
        if (!box || !button) return opener;
        return { isWithin: box.y + box.height <= height, isNear: box.y - button.y - button.height < 60 };
      })
      .toEqual({ isWithin: true, isNear: true });
    const isSeen = list.locator('button, li').last();
    await isSeen.scrollIntoViewIfNeeded();
    await expect(isSeen).toBeInViewport();
    await window.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }
});
