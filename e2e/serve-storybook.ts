import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** Serves the built Storybook to this machine. The address ends without a slash. */
export async function serveStorybook(): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = fileURLToPath(new URL('../apps/storybook/storybook-static', import.meta.url));
  const server = await preview({
    configFile: false,
    root: outDir,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address: address.replace(/\/$/, ''), stop: () => server.close() };
}
