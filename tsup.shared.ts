import type { Options } from 'tsup';

/**
 * How a published package is built: ESM, one file per module, so that bundlers drop what is unused and a module keeps its own
 * `'use client'`; the types of each public entry in one file. `testOnly` names modules that only tests import.
 */
export function perModule(entries: string[], testOnly: string[] = []): Options {
  return {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', ...testOnly.map((path) => `!${path}`)],
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    splitting: false,
    sourcemap: true,
    dts: { entry: entries },
    esbuildPlugins: [
      {
        name: 'relative-imports-stay',
        setup(build) {
          build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
          );
        },
      },
    ],
  };
}
