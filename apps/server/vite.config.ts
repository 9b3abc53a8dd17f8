import { defineConfig } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';

/** The Node build: the server, and the thread that reads sheets. */
export default defineConfig({
  plugins: [linguiPlugins()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/node',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/node/main.ts', 'sheet-worker': 'src/node/sheet-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@saiwu\//] },
});
