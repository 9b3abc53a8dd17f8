import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

/** JS and CSS that `/login` loads at first, gzip: the entry and the sign-in screen with all they import statically. */
const budget = 130_000;
const signIn = /features\/src\/session\/sign-in-screen\.tsx$/;

const dist = join(import.meta.dirname, '../apps/console/dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const screen = Object.keys(manifest).find((key) => signIn.test(key));
const files = new Set<string>();
for (const key of ['index.html', ...(screen ? [screen] : [])]) collect(key);

const sizes = Array.from(files, (file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
const total = sizes.reduce((sum, { size }) => sum + size, 0);
for (const { file, size } of sizes.sort((a, b) => b.size - a.size)) console.log(`${kilobytes(size)}  ${file}`);
console.log(`${kilobytes(total)}  in all, of ${kilobytes(budget).trim()} allowed`);
if (!screen) fail(`The manifest names no chunk of its own for ${signIn.source}: measure the screen that /login really loads.`);
if (total > budget) fail('The login page is too heavy.');

function collect(key: string) {
  const chunk = manifest[key];
  if (!chunk) return fail(`The manifest does not know ${key}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) collect(imported);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

function fail(why: string) {
  console.error(why);
  process.exitCode = 1;
}
