import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countCells } from '../sheets/count-cells.ts';
import { cellCount, rowCount } from '../sheets/rows.ts';
import type { Cost } from '../sheets/write-one.ts';

const names = ['saiwu', 'hucre', 'exceljs'] as const;
type Name = (typeof names)[number];

/** Our time, our memory and our longest pause in ms, at most: the first two as shares of theirs. */
const bounds = { time: { hucre: 0.9, exceljs: 0.5 }, memory: { exceljs: 0.6 }, delay: 50 };

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'));
try {
  const rounds: Record<Name, Cost>[] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    // the one that begins changes from round to round
    const turns = names.map((_, index) => names[(index + round) % names.length] ?? 'saiwu');
    rounds.push(Object.fromEntries(turns.map((name) => [name, write(name)])) as Record<Name, Cost>); // every name has its turn
  }
  await compareContents();
  report(rounds);
} finally {
  rmSync(folder, { recursive: true });
}

/** In a process of its own, so that one writer's memory is not another's. */
function write(name: Name): Cost {
  const script = fileURLToPath(new URL('../sheets/write-one.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [script, name, fileOf(name)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(printed) as Cost; // what that script prints
}

function fileOf(name: Name): string {
  return join(folder, `${name}.xlsx`);
}

async function compareContents(): Promise<void> {
  const ours = await countCells(fileOf('saiwu'));
  assert.equal(ours.cells, cellCount);
  assert.equal(ours.times, rowCount * 2);
  for (const name of ['hucre', 'exceljs'] as const) assert.deepEqual(await countCells(fileOf(name)), ours, `${name} wrote something else`);
}

function report(rounds: readonly Record<Name, Cost>[]): void {
  const middle = (pick: (round: Record<Name, Cost>) => number) => median(rounds.map(pick));
  console.log(
    `\n${rowCount.toLocaleString('en')} rows × 12, ${cellCount.toLocaleString('en')} cells each, read back and equal; median of ${rounds.length}`,
  );
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          seconds: (middle((round) => round[name].milliseconds) / 1000).toFixed(2),
          'our share of it': middle((round) => round.saiwu.milliseconds / round[name].milliseconds).toFixed(2),
          'memory, MiB': middle((round) => round[name].memory).toFixed(0),
          'our share of that': middle((round) => round.saiwu.memory / round[name].memory).toFixed(2),
          'longest pause, ms': Math.max(...rounds.map((round) => round[name].delay)).toFixed(1),
          'own work in one, ms': Math.max(...rounds.map((round) => round[name].work)).toFixed(1),
          'file, MB': (rounds[0][name].bytes / 1e6).toFixed(1),
        },
      ]),
    ),
  );
  const misses = [
    ...Object.entries(bounds.time).map(
      ([name, bound]) =>
        miss(
          `time beside ${name}`,
          middle((round) => round.saiwu.milliseconds / round[name as Name].milliseconds),
          bound,
        ), // keys of `bounds`
    ),
    miss(
      'memory beside exceljs',
      middle((round) => round.saiwu.memory / round.exceljs.memory),
      bounds.memory.exceljs,
    ),
    miss('longest pause in ms', Math.max(...rounds.map((round) => round.saiwu.delay)), bounds.delay),
    miss('own work in one pause in ms', Math.max(...rounds.map((round) => round.saiwu.work)), bounds.delay),
  ].filter((text) => text !== null);
  for (const text of misses) console.error(text);
  if (misses.length > 0) process.exitCode = 1;
}

function miss(what: string, value: number, bound: number): string | null {
  return value <= bound ? null : `${what}: ${value.toFixed(2)}, at most ${bound} was wanted`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
