import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

/**
 * How a published package is built: ESM, one file per module with its types beside it, so that bundlers drop what is unused. Types
 * are written for what the package's `tsconfig.build.json` reaches. `testOnly` names modules that only tests import; `andThen` adds
 * to what was built.
 */
export function perModule({ testOnly = [], andThen }: { testOnly?: string[]; andThen?: () => Promise<void> } = {}): Options {
  return {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', ...testOnly.map((path) => `!${path}`)],
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    splitting: false,
    sourcemap: true,
    onSuccess: async () => {
      emitTypes();
      await andThen?.();
    },
    esbuildPlugins: [
      {
        name: 'modules-stay-apart',
        setup(build) {
          build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
          );
          build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8');
            // On the first line, so that source maps keep their lines.
            const directive = isForClients(path, source) ? "'use client';" : '';
            return { contents: directive + source, loader: path.endsWith('x') ? 'tsx' : 'ts' };
          });
        },
      },
    ],
  };
}

/**
 * Components (`.tsx`), hooks (`use-*.ts`) and what asks React for hooks or contexts run on the client side of a page of React server
 * components. The build says so, not each file: forgetting it would show only at the users'. All other modules are plain and a server
 * component may import them.
 */
function isForClients(path: string, source: string) {
  return /\.tsx$|\/use-[^/]+\.ts$/.test(path) || /^import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from 'react'/m.test(source);
}

/** From the package that is built. */
const compiler = '../../node_modules/typescript-7/bin/tsc';

/** The checks of the types themselves are a step of their own; here they are only written. */
function emitTypes() {
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types were not written:\n${stdout}`);
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join('dist', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(sourceExtension, '$1.js$2'));
  }
}

/** The end of a relative import, which TypeScript leaves as it stands in the source. */
const sourceExtension = /((?:from |import\()["']\.{1,2}\/[^"']+)\.tsx?(["'])/g;
