import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface Visit {
  name: string;
  /** What it loads besides the page itself: keys of the manifest. */
  keys: string[];
  /** The words of one language. */
  words: (language: string) => string[];
  /** Bytes of JS and CSS, gzip, until it stands. */
  bytes: number;
  files: number;
}

const features = '../../packages/features/src';
const firstWords = (language: string) => `${features}/lib/language/locales/${language}.po`;

const visits: Visit[] = [
  {
    name: '/login',
    keys: [`${features}/session/sign-in-screen.tsx`],
    words: (language) => [firstWords(language)],
    bytes: 106_000,
    files: 9,
  },
  {
    name: '/dashboard',
    keys: ['src/signed-in.tsx', 'src/console.css', `${features}/dashboard/dashboard-screen.tsx`],
    words: (language) => [firstWords(language), `${features}/lib/language/frame-${language}.ts`],
    bytes: 234_000,
    files: 14,
  },
];

const dist = join(import.meta.dirname, '../apps/console/dist');
const manifest = new Map<string, Chunk>(Object.entries(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))));

for (const { name, keys, words, bytes, files: most } of visits) {
  const loaded = [...inPage(), ...['index.html', ...keys].flatMap((key) => [...loadedWith(key)])];
  // a page loads one language, so the heavier one counts
  const [spoken = []] = ['zh', 'en']
    .map((language) => words(language).flatMap((key) => [...loadedWith(key)]))
    .sort((a, b) => weight(b) - weight(a));
  const files = [...new Set([...loaded, ...spoken])].sort((a, b) => weight([b]) - weight([a]));
  const total = weight(files);
  console.log(name);
  for (const file of files) console.log(`${kilobytes(weight([file]))}  ${file}`);
  console.log(`${kilobytes(total)}  in all, of ${kilobytes(bytes).trim()} allowed; ${files.length} files of ${most}`);
  if (total > bytes || files.length > most) {
    console.error(`${name} is too heavy.`);
    process.exitCode = 1;
  }
}

/** Scripts and styles that the page itself names, those from `public/` too. */
function inPage() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g), ([, file = '']) => file);
}

/** A chunk with its styles and all that it imports statically. */
function loadedWith(key: string, found = new Set<string>()) {
  const chunk = manifest.get(key);
  if (!chunk) throw new Error(`The console's manifest does not know ${key}: say in scripts/size.ts what is loaded.`);
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
