import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('page-client.ts', import.meta.url));

/**
 * The client and the session store as one script that leaves `pageClient` behind: what the console runs, for `page.evaluate`, which no
 * policy of the page keeps out.
 */
export async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['iife'], name: 'pageClient' }, write: false, minify: false },
  });
  const [output] = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput]; // nothing is watched
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('no script was built');
  return chunk.code;
}
