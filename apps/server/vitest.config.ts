import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../../vite.shared.ts';
import { workers } from './test/global-setup.ts';

export default defineConfig({
  plugins: [linguiPlugins()],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: workers,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/^@saiwu\//] } },
  },
});
