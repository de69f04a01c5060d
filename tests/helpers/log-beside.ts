import { expect, type Page } from '@playwright/test';

/** The log lies folded below the board; a key opens it, and the keyboard stays where it is. */
export async function openLog(window: Page): Promise<void> {
  const tab = window.getByRole('tab', { name: 'Log' });
  if (!(await tab.isVisible())) await window.keyboard.press('Shift+P');
  await expect(tab).toBeVisible();
}
