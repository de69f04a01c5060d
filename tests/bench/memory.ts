import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { keptBy, openAndClose, warmUp, watchMemory } from '../helpers/kept-memory';
import { startLocalPage } from '../helpers/local-page';
import { sandboxArguments } from '../helpers/sandbox';

const MEGABYTE = 1024 * 1024;

/** What the window keeps after opening and closing M8 so many times more, beside what it kept before: a line to be read. */
export async function memoryRow(most: number): Promise<string> {
  const program = presentChromium();
  if (!program) throw new Error('There is no Chromium; npm test installs it');
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const page = await startLocalPage(folder);
  const browser = await chromium.launch({ executablePath: program, args: sandboxArguments() });
  try {
    const window = await browser.newPage({ viewport: { width: 1280, height: 840 }, locale: 'en-GB' });
    await window.goto(page.address);
    const session = await watchMemory(window);
    await warmUp(window, session);
    const few = await keptBy(session);
    for (let time = 0; time < most; time++) await openAndClose(window);
    const many = await keptBy(session);
    const ratio = (of: 'heap' | 'nodes' | 'canvases') => (many[of] / few[of]).toFixed(2);
    const [more, less] = [many, few].map(({ heap }) => `${(heap / MEGABYTE).toFixed(1)} MB`);
    return `memory after opening and closing M8 ${most} times more: ${more}; before: ${less}; ratio ${ratio('heap')}x as large (elements ${ratio('nodes')}x, canvases ${ratio('canvases')}x)`;
  } finally {
    await browser.close();
    await page.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
