import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the app with react-admin for production, as Vite does it unasked; returns its folder. */
export async function buildRival(): Promise<string> {
  const outDir = join(import.meta.dirname, '../../.cache/bench-first-load');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'rival'),
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
  });
  return outDir;
}
