import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Bytes of JS and CSS, gzip, that `/login` may load before it stands. */
const budget = 130_000;
/** Imported dynamically, but awaited before the first paint. The page loads one language, so the heavier one counts. */
const languages = ['zh', 'en'].map((language) => [`../../packages/features/src/lib/language/locales/${language}.po`]);
/** Counts where it is a chunk of its own. */
const signInScreen = '../../packages/features/src/session/sign-in-screen.tsx';

const dist = join(import.meta.dirname, '../apps/console/dist');
const manifest = new Map<string, Chunk>(Object.entries(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))));

const page = new Set([...inPage(), ...loadedWith('index.html'), ...(manifest.has(signInScreen) ? loadedWith(signInScreen) : [])]);
const [words = []] = languages.map((keys) => keys.flatMap((key) => [...loadedWith(key)])).sort((a, b) => weight(b) - weight(a));
const files = [...new Set([...page, ...words])].sort((a, b) => weight([b]) - weight([a]));
const total = weight(files);

for (const file of files) console.log(`${kilobytes(weight([file]))}  ${file}`);
console.log(`${kilobytes(total)}  in all, of ${kilobytes(budget).trim()} allowed`);
if (total > budget) {
  console.error('The login page is too heavy.');
  process.exitCode = 1;
}

/** Scripts and styles that the page itself names, those from `public/` too. */
function inPage() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g), ([, file = '']) => file);
}

/** A chunk with its styles and all that it imports statically. */
function loadedWith(key: string, found = new Set<string>()) {
  const chunk = manifest.get(key);
  if (!chunk) throw new Error(`The console's manifest does not know ${key}: say in scripts/size.ts what /login loads.`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const imported of chunk.imports ?? []) loadedWith(imported, found);
  return found;
}

function weight(paths: string[]) {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
