import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';
import { askedEarly } from './asked-early.ts';
import { compiledEarly } from './compiled-early.ts';
import { compressed } from './compressed.ts';
import { groups, wholePieces } from './pieces.ts';
import { whileRestarting } from './while-restarting.ts';

/** Where the server is; elsewhere than on this machine's usual port by `API_URL`. */
const server = process.env.API_URL ?? 'http://127.0.0.1:4600';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    linguiPlugins(),
    wholePieces(),
    compiledEarly(),
    askedEarly(),
    compressed(),
    whileRestarting('/api', server),
  ],
  // The server compares Origin with Host, so the host stays the browser's own.
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    target: 'es2023',
    manifest: true,
    // A data address in a style or an image would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the sign-in page may load later it need not list: the names alone would be a kilobyte or two of it. Others need not list what
      // every page but that one has.
      resolveDependencies: (_file, needed, { hostId }) =>
        needed.filter((one) =>
          /assets\/(entry|index|sign-in)-/.test(hostId) ? one.endsWith('.css') : !/\/(base|rolldown-runtime|routed)-/.test(one),
        ),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
      // Our own modules only declare: what the sign-in page does not use of them is not loaded with it.
      treeshake: { moduleSideEffects: [{ test: /\/(packages\/[\w-]+|openapi)\/src\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
});
