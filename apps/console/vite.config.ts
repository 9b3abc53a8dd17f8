import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), linguiPlugins()],
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:4600' } },
  build: {
    target: 'es2023',
    manifest: true,
    // A data address in a style or an image would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Our own modules only declare: what the sign-in page does not use of them is not loaded with it.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/(packages\/\w+|openapi)\/src\/.*\.tsx?$/, sideEffects: false }] } },
  },
});
