import { defineConfig } from 'vitest/config';

export default defineConfig({
  // servers and browsers: one file at a time; steps stand on each other, so the first failure ends the run
  test: { include: ['**/*.test.ts'], fileParallelism: false, bail: 1, testTimeout: 120_000, hookTimeout: 120_000 },
});
