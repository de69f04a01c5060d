import { expect, type Locator } from '@playwright/test';
import { pageTest as test } from '../../helpers/app';

// A local page draws its own menus.

async function fits(menu: Locator, height: number): Promise<void> {
  const box = await menu.boundingBox();
  if (!box) throw new Error('There is no menu to be seen');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test('menus fit a low window, where they are scrolled, on the bar and on the board', async ({ window }) => {
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  const menu = window.getByRole('menu');
  for (const height of [768, 420]) {
    await window.setViewportSize({ width: 1366, height });
    await window.getByRole('menuitem', { name: 'View', exact: true }).click();
    await fits(menu, height);
    // The last one is reached by whoever goes on.
    await window.keyboard.press('End');
    const last = menu.getByRole('menuitemcheckbox').last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await window.keyboard.press('Escape');

    await window.getByRole('application').click({ button: 'right', position: { x: 300, y: 150 } });
    await fits(menu, height);
    await window.keyboard.press('Escape');
  }
});

test('what cannot be done is grey and says why, on the bar and in the tools', async ({ window }) => {
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  await window.getByRole('menuitem', { name: 'Board', exact: true }).click();
  const swap = window.getByRole('menuitem', { name: 'Swap the two tiles' });
  const select = window.getByRole('menuitemcheckbox', { name: 'Select' });
  await expect(swap).toBeDisabled();
  await expect(swap).toHaveAttribute('title', 'Select two tiles first.');
  const colourOf = (item: Locator) => item.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(swap)).not.toBe(await colourOf(select));
  await window.keyboard.press('Escape');

  await window.getByRole('button', { name: 'Undo' }).hover();
  await expect(window.getByRole('tooltip')).toContainText('There is nothing to take back.');
});
