import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { desktopTest as test } from '../../helpers/app';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { textBoxes } from '../../helpers/pdf/text-boxes';
import { PrintHand } from '../../helpers/print-hand';

async function atPrinter(window: Page): Promise<PrintHand> {
  const hand = new PrintHand(window);
  await hand.openSample(/^M4 /);
  await hand.choose(/^Map in real size/);
  return hand;
}

function willSaveAs(app: ElectronApplication, file: string): Promise<void> {
  return app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

test('the printer gets every page in its true size, and nothing of the window', async ({
  app,
  window,
  folder,
}) => {
  const hand = await atPrinter(window);
  const count = await hand.pages.count();
  // The system's own dialog cannot be clicked by a test; the pages stand there for as long as it would.
  await window.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await hand.button('Print').click();
  await expect(window.locator('body[data-printed]')).toBeVisible();
  const printed = await app.evaluate(async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({
      preferCSSPageSize: true,
      printBackground: true,
    });
    return pdf?.toString('base64') ?? '';
  });
  const file = join(folder, 'printed.pdf');
  await writeFile(file, Buffer.from(printed, 'base64'));
  const boxes = await pageBoxes(file);
  expect(boxes).toHaveLength(count);
  for (const { MediaBox } of boxes) {
    expect(Math.abs((MediaBox?.[2] ?? 0) - 210)).toBeLessThan(0.2);
    expect(Math.abs((MediaBox?.[3] ?? 0) - 297)).toBeLessThan(0.2);
  }
  // The ruler says where 0 and 100 mm are: its words begin at the one and end at the other.
  const words = (await textBoxes(file))[1]?.lines.flatMap((line) => line.words) ?? [];
  const end = words.find(({ text }, index) => text === 'mm' && words[index - 1]?.text === '100');
  const begin = words.find(({ text, box }) => text === '0' && Math.abs(box[1] - (end?.box[1] ?? 0)) < 2);
  expect((end?.box[0] ?? 0) + (end?.box[2] ?? 0) - (begin?.box[0] ?? 0)).toBeCloseTo(100, 0);
});

test('what cannot be written is told of, and what was there stays', async ({ app, window, folder }) => {
  const hand = await atPrinter(window);
  const file = join(folder, 'map.pdf');
  await writeFile(file, 'before');
  for (const place of [join(folder, 'no such folder', 'map.pdf'), join(file, 'within a file.pdf')]) {
    await willSaveAs(app, place);
    await hand.button('Save as PDF…').click();
    await expect(hand.dialog.getByText(/^Boothill may not write there/)).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe('before');
    // A new try begins with nothing said.
    await hand.dialog.getByLabel('Ink').selectOption({ index: place.includes('within') ? 0 : 1 });
    await hand.isReady();
  }
  await willSaveAs(app, file);
  await hand.button('Save as PDF…').click();
  await expect(hand.dialog.getByText('Saved as ‘map.pdf’.')).toBeVisible();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
});
