import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';

// The board of a game has its place, whatever goes on below and above it.

for (const [width, height] of [
  [1366, 768],
  [1024, 720],
  [800, 600],
] as const) {
  test(`the board stays where it is through questions, turns, refusals and trades, at ${width} by ${height}`, async ({
    window,
    table,
  }) => {
    await window.setViewportSize({ width, height });
    await table.begin('7', 6, { isDealt: false, isLogOpen: false });
    const place = await table.board.boundingBox();
    const stays = (when: string) =>
      expect.poll(() => table.board.boundingBox(), { message: when }).toEqual(place);
    expect((place?.width ?? 0) * (place?.height ?? 0)).toBeGreaterThanOrEqual((width * height) / 2);
    await table.answerAll();
    await stays('whose turn is next');
    await window.keyboard.press('b');
    await expect(table.status).toContainText('what next?');
    await stays('a turn');
    await window.keyboard.press('PageDown');
    await expect(table.status).toContainText('Enter: ');
    await expect(table.status.getByText(/what next\?$/)).toBeInViewport({ ratio: 1 });
    await stays('a zone that is told by keyboard');
    await window.keyboard.press('Escape');
    await window.keyboard.press('s');
    await expect(table.hand.getByRole('status')).toHaveText(/building/);
    await stays('a refusal');
    await window.keyboard.press('Home');
    await expect(table.hand.getByRole('status')).toBeEmpty();
    await window.keyboard.press('Escape');
    await window.keyboard.press('x');
    await table.menu.getByRole('button').first().click();
    await expect(table.hand.getByRole('button', { name: 'Leave as it was' })).toBeVisible();
    await stays('a trade');
    await window.keyboard.press('Escape');
    await window.keyboard.press('e');
    await expect(table.menu.getByRole('button', { name: 'End the turn' })).toBeFocused();
    await stays('a question');
    await window.keyboard.press('Enter');
    await stays('another turn');
    await expect(window.locator('.play-side')).toBeHidden();
  });
}

test('in French, too, the bar above the board has one line', async ({ window, table, chooseInMenu }) => {
  await window.setViewportSize({ width: 1024, height: 720 });
  await table.begin('7', 6);
  const heightOf = async () => (await table.course.boundingBox())?.height;
  const before = await heightOf();
  await chooseInMenu('View', 'Français');
  await expect(window.getByRole('button', { name: 'Commencer le tour' })).toBeVisible();
  await window.keyboard.press('b');
  await expect(table.course).toContainText(/Tour de|tour/);
  expect(await heightOf()).toBe(before);
});

test('cards keep their numbers apart in a window of 1024 by 720', async ({ window, table }) => {
  await window.setViewportSize({ width: 1024, height: 720 });
  await table.sitDown('7', 6);
  const boxes = await table.hand
    .locator('.slots .card-values .card-mark')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(3);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right < other.left ||
        other.right < one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, JSON.stringify([one, other])).toBe(true);
    }
});
