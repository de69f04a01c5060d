import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

// The menu that both shells draw themselves; the bar of a local page is in ../web, that of the desktop is the system's.

test('the menu on the board fits a low window, and its last entry is reached', async ({ window, hand }) => {
  const menu = window.getByRole('menu');
  for (const height of [768, 420]) {
    await window.setViewportSize({ width: 1366, height });
    await hand.bringIntoSight([82, 208]);
    await hand.rightClick([82, 208]);
    const box = await menu.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await window.keyboard.press('End');
    await expect(menu.getByRole('menuitem').last()).toBeFocused();
    await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    await window.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
});

test('what cannot be done is grey in the tools, and says why', async ({ window, editor, hand }) => {
  const [undo, duplicate] = [editor.button('Undo'), editor.button('Duplicate')];
  const colourOf = (button: typeof undo) => button.evaluate((element) => getComputedStyle(element).color);
  await undo.hover();
  await expect(window.getByRole('tooltip')).toContainText('There is nothing to take back.');
  const grey = await colourOf(undo);
  await duplicate.hover();
  await expect(window.getByRole('tooltip')).toContainText(/select/i);
  expect(await colourOf(duplicate)).toBe(grey);
  await hand.click([82, 208]);
  await hand.move([-100, -100]);
  await expect.poll(() => colourOf(duplicate)).not.toBe(grey);
});
