import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { measurePage, measureSort, median, type Measured } from '../table/acts.ts';
import { buildPage } from '../table/build-page.ts';
import { pages, type PageName } from '../table/pages.ts';
import { makeRows } from '../table/rows.ts';
import { serve } from '../table/serve.ts';
import { figures, type Figure } from '../table/targets.ts';

/** What one page did in one round. */
type Turn = Measured & { gzip: number };

const { values: options } = parseArgs({
  options: {
    /** One more goes first, to warm up. */
    rounds: { type: 'string', default: '3' },
    /** Names of pages, for work on one of them: what lacks its other side is not judged. */
    only: { type: 'string', default: Object.keys(pages).join(',') },
  },
});
const rounds = Number(options.rounds);
const names = Object.keys(pages).filter((name): name is PageName => options.only.split(',').includes(name));

const folders = new Map<string, string>();
for (const name of names) folders.set(name, await buildPage(name));
const server = await serve(folders);
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ ...(existsSync(installed) && { executablePath: installed }), args: ['--no-sandbox'] });
const rows = makeRows();

const turns: Partial<Record<PageName, Turn>>[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const turn: Partial<Record<PageName, Turn>> = {};
  // Who comes first changes from round to round.
  for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
    server.takeSent();
    const measured = await measurePage(name, { browser, address: server.addressOf(name), rows });
    turn[name] = { ...measured, gzip: server.takeSent() / 1000 };
    console.log(`${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${pages[name].name}`);
  }
  turns.push(turn);
}
turns.shift();
const collated = names.includes('bare')
  ? await measureSort('bare', 'collation', { browser, address: `${server.addressOf('bare')}?collator`, rows })
  : undefined;
await browser.close();
server.close();

const lines = figures.map((figure) => ({ figure, ...judged(figure) }));
console.table(Object.fromEntries(lines.map(({ figure, shown }) => [figure.name, shown])));
if (collated !== undefined)
  console.log(`bare TanStack sorts by Intl.Collator('zh-CN') in ${collated.toFixed(0)} ms; its own order is that of code units`);
writeFileSync(join(import.meta.dirname, '../../.cache/bench-table.json'), JSON.stringify({ rounds: turns, collated }, undefined, 2));
const missed = lines.filter((line) => line.isMissed).map((line) => line.figure.name);
if (missed.length > 0) console.error(`out of bounds: ${missed.join('; ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function judged(figure: Figure) {
  const { key, digits, bare, agGrid, atMost } = figure;
  const absolute = names.map((name) => [pages[name].name, median(valuesOf(name, key)).toFixed(digits)]);
  const toBare = against('bare', key, bare);
  const toAgGrid = against('ag-grid', key, agGrid);
  // Not the median: no round may go beyond it.
  const isOver = atMost !== undefined && valuesOf('saiwu', key).some((value) => value > atMost);
  const isWithin = atMost === undefined || valuesOf('saiwu', key).length === 0 ? {} : { alone: `≤ ${atMost} ${isOver ? '✗' : '✓'}` };
  return {
    shown: { ...Object.fromEntries(absolute), '/ bare': toBare.text, '/ AG Grid': toAgGrid.text, ...isWithin },
    isMissed: isOver || toBare.isMissed || toAgGrid.isMissed,
  };
}

/** The median of the rounds' ratios of ours to another page. */
function against(other: PageName, key: Figure['key'], bound: number | undefined) {
  const ratios = turns.flatMap((turn) => (turn.saiwu && turn[other] ? [turn.saiwu[key] / turn[other][key]] : []));
  if (ratios.length === 0) return { text: '', isMissed: false };
  const ratio = median(ratios);
  if (bound === undefined) return { text: Number.isFinite(ratio) ? ratio.toFixed(2) : '', isMissed: false };
  const isMissed = !(ratio <= bound);
  return { text: `${ratio.toFixed(2)} ≤ ${bound} ${isMissed ? '✗' : '✓'}`, isMissed };
}

function valuesOf(name: PageName, key: Figure['key']): number[] {
  return turns.flatMap((turn) => turn[name]?.[key] ?? []);
}
