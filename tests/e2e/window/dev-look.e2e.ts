import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

test.use({ file: process.env['LOOK'] ?? 'two-tiles.json' });
test('devlook', async ({ window, hand, editor }) => {
  void editor;
  test.setTimeout(120_000);
  if (process.env['DARK']) await window.emulateMedia({ colorScheme: 'dark' });
  await window.keyboard.press('F5');
  await window.waitForTimeout(400);
  await window.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  const shot = async (n: string) => { await window.waitForTimeout(600); await window.screenshot({ path: `/tmp/board-${n}.png` }); };
  await shot('0');
  for (let i = 0; i < 30; i++) {
    const first = window.locator('.play-choices button').first();
    const q = await window.locator('.play-question').textContent();
    if (q?.includes('may act') || q?.includes('actions')) break;
    console.log(q);
    await window.keyboard.press('Escape');
    await first.click();
  }
  await shot('1');
  await hand.board.focus();
  await window.keyboard.press('Home');
  await window.keyboard.press('ArrowRight');
  await shot('2');
  console.log(await window.locator('.play-status').textContent());
  await window.keyboard.press('Enter');
  await shot('3');
  const end = window.getByRole('button', { name: 'end the turn' });
  for (let i = 0; i < 12; i++) {
    if (await window.locator('.play-caption').isVisible()) break;
    const e = window.locator('.play-choices button', { hasText: /End/i }).first();
    if (await e.isVisible()) await e.click(); else await window.locator('.play-choices button').first().click();
    await window.waitForTimeout(100);
  }
  void end;
  for (let i = 0; i < 6; i++) { await shot(`w${i}`); console.log(await window.locator('.play-caption p').textContent().catch(() => '-')); }
  for (let i = 0; i < 12; i++) {
    await window.keyboard.press('Space');
    await window.waitForTimeout(200);
    console.log(i, await window.locator('.play-question').first().textContent(), await window.getByRole('dialog').count());
    if (await window.getByRole('dialog').count()) { await shot(`asked${i}`); await window.keyboard.press('Enter'); continue; }
    const e = window.locator('.play-choices button', { hasText: /End/i }).first();
    if (await e.isVisible()) await e.click(); else await window.locator('.play-choices button').first().click();
    if (i > 5) { await window.waitForTimeout(300); await shot(`z${i}`); }
  }
  await expect(hand.board).toBeVisible();
});
