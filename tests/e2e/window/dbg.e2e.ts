import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
test('dbg', async ({ window }) => {
  window.on('console', (m) => console.log('CONSOLE', m.text()));
  window.on('pageerror', (m) => console.log('PAGEERR', m.message, m.stack));
  await window.getByRole('button', { name: /^M4 / }).click();
  await window.keyboard.press('Control+p');
  await window.waitForTimeout(3000);
  console.log(await window.evaluate(async () => {
    const name = performance.getEntriesByType('resource').map((e) => e.name).find((n) => n.includes('worker'));
    const text = await (await fetch(name!)).text();
    const w = new Worker(URL.createObjectURL(new Blob([text], {type:'text/javascript'})), { type: 'module' });
    return new Promise((r) => { w.onerror = (e) => r(`${e.message} ${e.lineno}:${e.colno}`); setTimeout(() => r('quiet'), 2000); });
  }));
});
