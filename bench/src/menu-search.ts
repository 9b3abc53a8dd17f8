import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { createMenuSearch } from '../../packages/ui/src/menu-search/search-menu.ts';
import { librariesOver } from '../menu-search/libraries.ts';
import type { Times } from '../menu-search/page.ts';
import { keystrokes, queries } from '../menu-search/queries.ts';
import { routeAt } from '../menu-search/routes.ts';
import { serve } from '../table/serve.ts';

const count = 1000;
const rounds = 5;
/** Milliseconds of one frame. */
const bound = 16;

await checkAnswers();
const { ours, libraries } = await timeInChromium();
const kinds = Object.keys(queries).filter((kind): kind is keyof typeof queries => kind in queries);
const all = (times: Times) => kinds.flatMap((kind) => times[kind]);
const rows = [...kinds.map((kind) => [kind, ours[kind], libraries[kind]] as const), ['all', all(ours), all(libraries)] as const];
console.table(Object.fromEntries(rows.map(([name, own, bare]) => [name, { ...shown('ours', own), ...shown('libraries', bare) }])));
const usual = share(all(ours), 0.95);
if (usual > bound) console.error(`95 % of the keystrokes take up to ${usual.toFixed(1)} ms, more than a frame of ${bound} ms`);
process.exitCode = usual > bound ? 1 : 0;

/** What both libraries find as they are is found, and in the order of fuse.js where nothing reads as the query. */
async function checkAnswers() {
  const routes = Array.from({ length: count }, (_, place) => routeAt(place));
  const index = createMenuSearch(routes);
  await index.ready;
  const findBare = librariesOver(routes);
  for (const query of Object.values(queries).flat().flatMap(keystrokes)) {
    const found = index.search(query).map((hit) => hit.index);
    const { near, read } = findBare(query);
    assert.deepEqual(found.toSorted(byNumber), [...new Set([...near, ...read])].toSorted(byNumber), `set for ${query}`);
    if (read.length === 0) assert.deepEqual(found, near, `order for ${query}`);
  }
  for (const { title, pinyin, initials } of routes.filter((route, place) => route.pinyin !== '' && place % 100 === 0)) {
    assert.equal(index.search(pinyin)[0]?.item.title, title, pinyin);
    assert.equal(index.search(initials)[0]?.item.initials, initials, initials);
  }
}

async function timeInChromium() {
  const outDir = join(import.meta.dirname, '../../.cache/bench-menu-search');
  const root = join(import.meta.dirname, '../menu-search');
  await build({ configFile: false, logLevel: 'warn', root, base: './', build: { outDir, emptyOutDir: true, target: 'es2023' } });
  const server = await serve(new Map([['page', outDir]]));
  const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ ...(existsSync(installed) && { executablePath: installed }), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(server.addressOf('page'));
  const times = await page.evaluate(([routes, turns]) => globalThis.timeKeystrokes(routes, turns), [count, rounds] as const);
  await browser.close();
  server.close();
  return times;
}

function shown(side: string, times: readonly number[]) {
  const [half = '', most = '', every = ''] = [0.5, 0.95, 1].map((part) => share(times, part).toFixed(1));
  return { [`${side}, median ms`]: half, [`${side}, 95 %`]: most, [`${side}, slowest`]: every };
}

/** Within how many milliseconds that part of them is done. */
function share(times: readonly number[], part: number): number {
  return times.toSorted(byNumber)[Math.floor((times.length - 1) * part)] ?? Number.NaN;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
