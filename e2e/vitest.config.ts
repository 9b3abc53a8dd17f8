import { defineConfig } from 'vitest/config';
import { patience } from './patience.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './demonstration.ts',
    maxWorkers: 2,
    // the files of a worker share its browser; their modules keep nothing else
    isolate: false,
    // steps stand on each other, so the first failure ends the run
    bail: 1,
    // no test waits for more than a few things that may each hang
    testTimeout: 10 * patience,
    hookTimeout: 10 * patience,
    expect: { poll: { timeout: patience } },
  },
});
