import { createRequire } from 'node:module';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';
import { root } from './pack.ts';

/** Builds the page of the examples from the sources of the workspace, in this folder; answers where it stands. */
export async function buildReference(folder: string): Promise<string> {
  cpSync(join(root, 'examples/vite-tailwind'), folder, { recursive: true });
  cpSync(join(root, 'examples/page'), join(folder, 'src/page'), { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [react(), await tailwind()],
    resolve: {
      alias: [
        { find: /^@saiwu\/ui$/, replacement: join(root, 'packages/ui/src/index.ts') },
        { find: /^@saiwu\/ui\/zh$/, replacement: join(root, 'packages/ui/src/words-zh.ts') },
        { find: /^@saiwu\/ui\/theme\.css$/, replacement: join(root, 'packages/ui/src/theme.css') },
        { find: /^@saiwu\/auth$/, replacement: join(root, 'packages/auth/src/index.ts') },
        { find: /^(react|react-dom|react-hook-form|tailwindcss)(?=$|\/)/, replacement: join(root, 'packages/ui/node_modules/$1') },
      ],
    },
  });
  return join(folder, 'dist');
}

/** Tailwind's plugin belongs to the console, not to the root of the workspace. */
async function tailwind(): Promise<PluginOption> {
  const path = createRequire(join(root, 'apps/console/package.json')).resolve('@tailwindcss/vite');
  const { default: plugin }: { default: () => PluginOption } = await import(pathToFileURL(path).href);
  return plugin();
}
