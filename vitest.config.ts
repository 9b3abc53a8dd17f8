import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['openapi', 'packages/*', 'apps/server', { test: { name: 'scripts', include: ['scripts/*.test.ts'] } }],
    passWithNoTests: true,
  },
});
