import { expect, type Page } from '@playwright/test';

/** What players read before they begin; in English or French. */
export function missionPage(window: Page) {
  const begin = window.getByRole('button', { name: /^(Begin|Commencer)$/ });
  return { begin, page: window.getByRole('dialog').filter({ has: begin }) };
}

/** Reads it, and begins as whoever presses Enter does. */
export async function readMission(window: Page): Promise<void> {
  const { begin, page } = missionPage(window);
  // Its tiles may have to be laid before.
  await expect(begin).toBeFocused({ timeout: 30_000 });
  await window.keyboard.press('Enter');
  await expect(page).toBeHidden();
}
