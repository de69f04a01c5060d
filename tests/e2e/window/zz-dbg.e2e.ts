import { test } from '../../helpers/app';

test('dbg', async ({ window }) => {
  await window.getByRole('button', { name: /^M8 / }).click();
  await window.getByRole('tab', { name: 'File', exact: true }).click();
  await window.emulateMedia({ colorScheme: 'dark' });
  await window.getByRole('button', { name: 'More room' }).click();
  await window.getByRole('textbox', { name: 'Text of the mission’s file' }).focus();
  await window.keyboard.press('Control+f');
  await window.keyboard.type('"difficulty": "hard",');
  await window.keyboard.press('Enter');
  await window.keyboard.press('Escape');
  await window.keyboard.insertText('');
  await window.keyboard.press('Delete');
  await window.keyboard.type('"diffic');
  await window.waitForTimeout(1500);
  await window.screenshot({ path: '/tmp/d1.png' });
  await window.keyboard.press('Enter');
  await window.waitForTimeout(1500);
  await window.screenshot({ path: '/tmp/d2.png' });
  await window.keyboard.press('Control+Space');
  await window.waitForTimeout(500);
  await window.screenshot({ path: '/tmp/d3.png' });
});
