import { defineConfig } from '@playwright/test';

/** Of the tree in which the toy is one of the games (`scripts/steps/toy.mjs`). */
export default defineConfig({
  testDir: '.',
  globalSetup: '../helpers/build-first.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: { viewport: { width: 1280, height: 840 }, locale: 'en-GB', colorScheme: 'light' },
  projects: [{ name: 'page', testMatch: '*.e2e.ts', metadata: { shell: 'web' } }],
});
