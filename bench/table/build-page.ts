import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PageName } from './pages.ts';

const root = join(import.meta.dirname, '../..');

/** Builds one page for production, alone, so that pages share no file; returns its folder. */
export async function buildPage(name: PageName): Promise<string> {
  const outDir = join(root, '.cache/bench-table', name);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    base: './',
    plugins: [
      react(),
      tailwindcss(),
      { name: 'page', transformIndexHtml: { order: 'pre', handler: (html) => html.replace('PAGE', name) } },
    ],
    resolve: {
      // One React for all, and the kit from its sources.
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: /^@saiwu\/ui$/, replacement: join(root, 'packages/ui/src/index.ts') },
        { find: /^@saiwu\/ui\/zh$/, replacement: join(root, 'packages/ui/src/words-zh.ts') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
  });
  return outDir;
}
