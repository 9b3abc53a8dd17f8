import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './demonstration.ts',
    // each file has servers, folders and a browser of its own, and waits for them more than it computes
    maxWorkers: 2,
    // steps stand on each other, so the first failure ends the run
    bail: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // as long as a page waits; a bound that is meant stands in the test
    expect: { poll: { timeout: 10_000 } },
  },
});
