import type { Page } from '@playwright/test';
import { sampleMission } from '../helpers/games';
import { PrintHand } from '../helpers/print-hand';
import { longestFrame, longestFrameWhile, startBrowser } from './browser';
import type { Opened } from './measure';

/** How long the window stands still while many pages are made for it. */
export async function printingWindowBenches(): Promise<Opened> {
  const { open, stop } = await startBrowser();
  const page = await open(sampleMission('m4.boothill'));
  const hand = new PrintHand(page);
  await hand.open();
  return {
    benches: [
      {
        what: 'the longest blocked frame while a booklet of all samples is laid out, shown and saved',
        ours: { run: () => booklet(page, hand) },
        beside: { what: 'of a second in which nothing happens', run: () => longestFrame(page, 1000) },
      },
    ],
    stop,
  };
}

async function booklet(page: Page, hand: PrintHand): Promise<number> {
  await hand.choose(/^Mission sheet/);
  const longest = await longestFrameWhile(page, async () => {
    await hand.choose(/^Booklet/);
    for (const box of await hand.dialog.getByRole('checkbox').all()) await box.check();
    await hand.isReady();
    const saved = page.waitForEvent('download');
    await hand.button('Save as PDF…').click();
    await (await saved).delete();
  });
  for (const box of (await hand.dialog.getByRole('checkbox').all()).slice(1)) await box.uncheck();
  return longest;
}
