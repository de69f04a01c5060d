import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/helpers/build-first.ts',
    include: ['tests/**/*.test.{ts,tsx}'],
    // A test that waits is a test that hangs: nothing here needs the network or a person.
    testTimeout: 30_000,
  },
});
