import { defineConfig } from '@playwright/test';

const { BOOTHILL_LONG, BOOTHILL_LOOK, VISUAL } = process.env;

/** What the shell has a part in runs in both; what the renderer does by itself in the page too where there is time. */
const inPage = BOOTHILL_LONG ? 'e2e/{window,renderer,web}/*.e2e.ts' : 'e2e/{window,web}/*.e2e.ts';

// One worker: every test has an app of its own, and two apps on two cores only slow each other down.
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/helpers/build-first.ts',
  outputDir: 'test-results/window',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A picture of every release of Chromium differs by a shade from the last one's.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.2 } },
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  updateSnapshots: VISUAL === 'write' ? 'changed' : 'none',
  use: { viewport: { width: 1280, height: 840 }, locale: 'en-GB', colorScheme: 'light' },
  projects: [
    { name: 'page', testMatch: inPage, metadata: { shell: 'web' } },
    {
      name: 'desktop',
      testMatch: 'e2e/{window,renderer,electron}/*.e2e.ts',
      metadata: { shell: 'electron' },
    },
    { name: 'visual', testMatch: 'visual/*.visual.ts' },
    { name: 'package', testMatch: 'e2e/package/*.e2e.ts' },
    ...(BOOTHILL_LOOK
      ? [{ name: 'look', testMatch: 'look/*.look.ts', metadata: { shell: 'electron' } }]
      : []),
  ],
});
