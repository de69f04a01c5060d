import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Mission, writeDocument } from '../../schemas';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { startLocalPage } from '../helpers/local-page';
import { sandboxArguments } from '../helpers/sandbox';

export interface Browser {
  /** A window with this mission in it. */
  readonly open: (mission: Mission) => Promise<Page>;
  readonly stop: () => Promise<void>;
}

/** The program as a local page, in a browser of its own. */
export async function startBrowser(): Promise<Browser> {
  const program = presentChromium();
  if (!program) throw new Error('There is no Chromium; npm test installs it');
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const local = await startLocalPage(folder);
  const browser = await chromium.launch({ executablePath: program, args: sandboxArguments() });
  return {
    open: async (mission) => {
      const file = join(folder, 'bench.boothill.json');
      await writeFile(file, writeDocument(mission));
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, locale: 'en-GB' });
      // What is sent to the page has been compiled with calls of this.
      await page.addInitScript({ content: 'globalThis.__name = (what) => what' });
      await page.goto(local.address);
      await page.getByRole('heading', { name: 'Boothill' }).waitFor();
      await page.keyboard.press('Control+o');
      page.once('filechooser', (chooser) => void chooser.setFiles(file));
      await page.getByRole('button', { name: 'Upload a file' }).click();
      await page.getByRole('application').waitFor();
      return page;
    },
    stop: async () => {
      await browser.close();
      await local.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds between two frames at most, while this is done. */
export async function longestFrameWhile(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.bringToFront();
  const frames = await page.evaluateHandle(() => {
    const seen = { longest: 0, last: performance.now(), isOver: false };
    const frame = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
      if (!seen.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return seen;
  });
  await deed();
  return await frames.evaluate((seen) => {
    seen.isOver = true;
    return seen.longest;
  });
}

/** The same of a time in which nothing happens. */
export async function longestFrame(page: Page, milliseconds: number): Promise<number> {
  return await longestFrameWhile(page, () => page.waitForTimeout(milliseconds));
}
