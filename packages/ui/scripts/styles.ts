import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { build } from 'vite';
import { keepToTheKit } from './keep-to-the-kit.ts';

/**
 * Writes `dist/styles.css`: the kit's styles, with the classes of these folders, compiled for the browsers of the kit, all of it in the
 * layer `saiwu`.
 */
export async function writeStyles(folders: readonly string[]) {
  const compiler = await compile(await readFile(kit, 'utf8'), { from: kit, base: dirname(kit), loadStylesheet });
  const css = compiler.build([...(await words(folders))]);
  await writeFile('dist/styles.css', await shrink(`@layer saiwu {${keepToTheKit(css)}}`));
}

/** From whichever published package is built. */
const kit = resolve('../ui/src/styles.css');
const require = createRequire(kit);

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? join(base, id) : require.resolve(id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

/** Everything in the sources that may be a class: Tailwind leaves out what is none. */
async function words(folders: readonly string[]) {
  const found = new Set<string>();
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
  );
  for (const name of names.flat()) {
    if (!/\.tsx?$/.test(name) || /\.(test|stories)\.tsx?$/.test(name)) continue;
    for (const word of (await readFile(name, 'utf8')).split(/\s+/)) {
      found.add(word.replace(/^[^\w\-[*!@]+|[^\w\-\])%!]+$/g, ''));
      for (const part of word.split(/["'`]/)) found.add(part);
    }
  }
  return found;
}

/** Nesting and the like go for the oldest browsers of the kit: Chromium 111, Safari 16.4, Firefox 128. */
async function shrink(css: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'styles', resolveId: (id) => (id === 'saiwu.css' ? id : null), load: (id) => (id === 'saiwu.css' ? css : null) }],
    css: { transformer: 'lightningcss' },
    build: { write: false, cssTarget: ['chrome111', 'safari16.4', 'firefox128'], rolldownOptions: { input: 'saiwu.css' } },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const asset = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  if (asset?.type !== 'asset') throw new Error('No styles came out');
  return asset.source;
}
