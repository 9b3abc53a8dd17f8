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
      input: {
        backup: 'src/node/backup/backup-main.ts',
        restore: 'src/node/backup/restore-main.ts',
        main: 'src/node/main.ts',
        prepare: 'src/node/prepare-main.ts',
        'check-file-worker': 'src/node/threads/check-file-worker.ts',
        'read-docx-worker': 'src/node/threads/read-docx-worker.ts',
        'read-pdf-worker': 'src/node/threads/read-pdf-worker.ts',
        'read-sheet-worker': 'src/node/threads/read-sheet-worker.ts',
        'write-sheet-worker': 'src/node/threads/write-sheet-worker.ts',
        'render-pdf-worker': 'src/node/threads/render-pdf-worker.ts',
        'thumbnail-worker': 'src/node/threads/thumbnail-worker.ts',
      },
      // all in one folder: whatever opens a thread finds its file beside itself
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@saiwu\//] },
});
