import { writeFileSync } from 'node:fs';
import { createServer, defineConfig, type Plugin } from 'vite';
import type { buildSnapshot as BuildSnapshot } from './src/browser/build-snapshot.ts';
import { readChinaAreas } from './src/node/china-areas.ts';
import { linguiPlugins } from '../../vite.shared.ts';

const outDir = 'dist/browser';

/** Puts the prepared database beside the worker. */
function snapshot(): Plugin {
  return {
    name: 'saiwu-snapshot',
    apply: 'build',
    async closeBundle() {
      const vite = await createServer({
        configFile: false,
        plugins: [linguiPlugins()],
        server: { middlewareMode: true, hmr: false, ws: false },
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { buildSnapshot } = (await vite.ssrLoadModule('/src/browser/build-snapshot.ts')) as { buildSnapshot: typeof BuildSnapshot }; // what that file exports
        writeFileSync(`${outDir}/snapshot.bin`, Buffer.from(await (await buildSnapshot(await readChinaAreas())).arrayBuffer()));
      } finally {
        await vite.close();
      }
    },
  };
}

/** The browser build: one worker file, the database's WASM and a prepared snapshot, to be served from one folder. */
export default defineConfig({
  base: './',
  plugins: [linguiPlugins(), snapshot()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // what loads a chunk's own imports ahead asks for a document, which a worker has not
    modulePreload: false,
    rolldownOptions: {
      input: 'src/browser/worker.ts',
      output: { entryFileNames: 'worker.js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
    },
  },
});
