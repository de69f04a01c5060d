import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, chromium, type ElectronApplication, type Page } from '@playwright/test';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { presentElectron } from '../../scripts/steps/electron.mjs';
import { startLocalPage } from './local-page';
import { sandboxArguments } from './sandbox';

interface AppFixtures {
  /** Where the app under test keeps what belongs to its user; empty at first. */
  folder: string;
  /** The window of Boothill, in whichever shell the project of the test is for. */
  window: Page;
}

/** A test of the window: written once, run in both shells. */
export const test = base.extend<AppFixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boothill-test-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  window: async ({ folder }, use, { project }) => {
    const open = project.metadata['shell'] === 'electron' ? openInElectron : openInChromium;
    await open(folder, use);
  },
});

async function openInElectron(folder: string, use: (window: Page) => Promise<void>): Promise<void> {
  const app = await launchElectron(folder);
  await use(await app.firstWindow());
  await app.close();
}

async function openInChromium(folder: string, use: (window: Page) => Promise<void>): Promise<void> {
  const page = await startLocalPage(folder);
  const browser = await launchChromium();
  const window = await browser.newPage({ locale: 'en-GB', colorScheme: 'light' });
  await window.goto(page.address);
  await use(window);
  await browser.close();
  await page.stop();
}

export function launchElectron(folder: string, more: string[] = []): Promise<ElectronApplication> {
  const runtime = presentElectron();
  if (!runtime) throw new Error('There is no Electron; npm test fetches it');
  return _electron.launch({
    executablePath: runtime.program,
    args: [...sandboxArguments(), 'dist/main/electron.js', '--lang=en-GB', ...more],
    env: { ...(process.env as Record<string, string>), BOOTHILL_FOLDER: folder },
    colorScheme: 'light',
    // Otherwise Playwright switches the sandbox off, and the protections would be tried without it.
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

export function launchChromium() {
  const program = presentChromium();
  if (!program) throw new Error('There is no Chromium; npm test installs it');
  return chromium.launch({
    executablePath: program,
    args: [
      ...sandboxArguments(),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
    ],
  });
}
