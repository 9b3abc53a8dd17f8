import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';

/** What every page stands on, the sign-in page too: one file, which changes only with these libraries. */
const base =
  /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|use-sync-external-store|@lingui\/(?:core|react)|openapi-fetch|clsx|class-variance-authority|tailwind-merge)\//;

/** The kit's parts on the sign-in page, with what they need: one file instead of a dozen compresses better. */
const entry = /\/packages\/ui\/src\/(?:alert|brand|button|copy-button|icon-button|input|password-input|words)[/.]/;

export default defineConfig({
  plugins: [react(), tailwindcss(), linguiPlugins()],
  // The server compares Origin with Host, so the host stays the browser's own. `API_URL`: a server elsewhere.
  server: { host: '127.0.0.1', proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4600', changeOrigin: false } } },
  build: {
    target: 'es2023',
    manifest: true,
    // A data address in a style or an image would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'entry', test: entry },
          ],
        },
      },
      // Our own modules only declare: what the sign-in page does not use of them is not loaded with it.
      treeshake: { moduleSideEffects: [{ test: /\/(packages\/[\w-]+|openapi)\/src\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
});
