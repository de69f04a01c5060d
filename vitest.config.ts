import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/helpers/build-first.ts',
    // A test that waits is a test that hangs: nothing here needs the network or a person.
    testTimeout: 60_000,
    // Importing everything anew took longer than the tests themselves: the files that one worker runs share what
    // they import, so no file may leave anything behind.
    isolate: false,
    maxWorkers: availableParallelism(),
    projects: [
      // The toy's run where it is one of the games: `scripts/steps/toy.mjs`.
      {
        extends: true,
        test: { name: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/toy/**'] },
      },
      {
        extends: true,
        test: {
          name: 'window',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/helpers/empty-page.ts',
        },
      },
    ],
  },
});
