import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { keptBy, openAndClose, watchMemory } from '../helpers/kept-memory';
import { startLocalPage } from '../helpers/local-page';
import { sandboxArguments } from '../helpers/sandbox';

const MEGABYTE = 1024 * 1024;

/** What the window keeps after opening and closing M8 fifty times, beside what it keeps after five: a line to be read. */
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
    const after = async (from: number, times: number) => {
      for (let time = from; time < times; time++) await openAndClose(window);
      return keptBy(session);
    };
    const few = await after(0, 5);
    const many = await after(5, most);
    const ratio = (of: 'heap' | 'nodes' | 'canvases') => (many[of] / few[of]).toFixed(2);
    const [more, less] = [many, few].map(({ heap }) => `${(heap / MEGABYTE).toFixed(1)} MB`);
    return `memory after opening and closing M8 ${most} times: ${more}; 5 times: ${less}; ratio ${ratio('heap')}x as large (elements ${ratio('nodes')}x, canvases ${ratio('canvases')}x)`;
  } finally {
    await browser.close();
    await page.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
