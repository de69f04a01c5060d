import { defineConfig } from 'vitest/config';

/** Of the tree in which the toy is one of the games (`scripts/steps/toy.mjs`). */
export default defineConfig({
  test: {
    globalSetup: 'tests/helpers/build-first.ts',
    // Those of the whole program that hold for any game.
    include: ['tests/{toy,languages,renderer/systems}/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
