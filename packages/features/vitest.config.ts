import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../../vite.shared.ts';

export default defineConfig({
  plugins: [linguiPlugins()],
  test: { server: { deps: { inline: [/^@saiwu\//] } } },
});
