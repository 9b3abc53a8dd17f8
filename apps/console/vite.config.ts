import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';

/** What every page stands on, the sign-in page too: one file, which changes only with these libraries. */
const base =
  /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|@lingui\/(?:core|react)|openapi-fetch|clsx|class-variance-authority|tailwind-merge)\//;

/** What of our own the sign-in page needs to stand, with what that needs: one file instead of two dozen compresses better, and comes at once. */
const entry = new RegExp(
  [
    String.raw`/packages/ui/src/(?:alert|brand|button|copy-button|icon-button)/`,
    String.raw`/packages/ui/src/(?:cn|first-words|words|input/input|password-input/password-input)\.tsx?$`,
    String.raw`/packages/auth/src/`,
    String.raw`/packages/api-client/src/(?!event-stream|operations\.gen)`,
    String.raw`/packages/features/src/lib/(?:api|catalogues|explain-error|follow-settings|providers|later|settings)\.tsx?$`,
    String.raw`/packages/features/src/session/(?:end-notice|later-screens|lazy-sign-in|entry-settings)\.tsx?$`,
    String.raw`vite/preload-helper`,
  ].join('|'),
);

/** The sign-in page itself, which people who are signed in do not load. */
const signIn = new RegExp(
  String.raw`/packages/features/src/session/(?:entry-frame|sign-in-picture|sign-in-screen|sign-in/(?:entry-field|failure-notice|password-form|picture-key|second-factor-ticket|sign-in-options|tenant-memory|use-enter|ways-in))\.tsx?$`,
);

export default defineConfig({
  plugins: [react(), tailwindcss(), linguiPlugins()],
  // The server compares Origin with Host, so the host stays the browser's own. `API_URL`: a server elsewhere.
  server: { host: '127.0.0.1', proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4600', changeOrigin: false } } },
  build: {
    target: 'es2023',
    manifest: true,
    // A data address in a style or an image would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the sign-in page may load later it need not list: the names alone would be a kilobyte or two of it.
      resolveDependencies: (_file, needed, { hostId }) =>
        /assets\/(entry|sign-in)-/.test(hostId) ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'entry', test: entry },
            { name: 'sign-in', test: signIn },
          ],
        },
      },
      // Our own modules only declare: what the sign-in page does not use of them is not loaded with it.
      treeshake: { moduleSideEffects: [{ test: /\/(packages\/[\w-]+|openapi)\/src\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
});
