import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';
import { Ear } from '../../helpers/ear';

test.use({ file: 'm0.boothill.json' });

test('explore', async ({ window, table }) => {
  test.setTimeout(120_000);
  window.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  window.on('pageerror', (e) => console.log(e.stack));
  const ear = await Ear.at(window);
  const show = async (what: string) => {
    const focus = await ear.focus.ariaSnapshot({ timeout: 500 }).catch(() => '(nothing)');
    console.log(`\n== ${what}\nFOCUS: ${focus}`);
    for (const { text, isLog } of await ear.since()) console.log(`  ${isLog ? 'LOG' : '   '} ${text}`);
  };
  const press = async (key: string, wait = 400) => {
    await window.keyboard.press(key);
    await window.waitForTimeout(wait);
    await show(key);
  };
  await press('F5', 1500);
  console.log(await window.getByRole('dialog').ariaSnapshot());
  await window.getByRole('dialog').getByLabel('Draw no.').fill('7');
  await window.getByRole('dialog').getByLabel('Number of survivors').fill('2');
  await window.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).focus();
  await press('Enter', 3000);
  console.log(await window.getByRole('dialog').ariaSnapshot());
  await press('Enter', 800);
  console.log(await window.locator('body').ariaSnapshot());
  for (const key of ['Enter', 'Enter', 'Enter', 'Enter', 'Enter']) await press(key);
  for (const key of ['b','Home', 'Enter', 'Escape', 'ArrowRight', 'ArrowDown', 'Enter', 'PageDown', 'PageDown', 'PageDown'])
    await press(key);
  console.log(await window.locator('body').ariaSnapshot());
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 's', 'm']) await press(key);
  await press('e', 500);
  await press('Enter', 9000);
  await press('Enter', 500);
  await press('Enter', 500);
  await press('e', 500);
  await press('Enter', 9000);
  await press('Enter', 500);
  await press('Control+z', 500);
  expect(table).toBeDefined();
});
