import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../../vite.shared.ts';
import { patientPolls } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [linguiPlugins()],
  test: { expect: patientPolls, server: { deps: { inline: [/^@saiwu\//] } } },
});
