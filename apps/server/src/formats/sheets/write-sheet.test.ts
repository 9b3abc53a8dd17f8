import { strFromU8, unzipSync } from 'fflate';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { localBus } from '../../../test/local-bus.ts';
import { memoryHost } from '../../browser/memory-host.ts';
import type { OpenHost } from '../../core/host.ts';
import { threadWorkers } from '../../node/threads/thread-workers.ts';
import { Refusal } from '../../core/refusal.ts';
import { readSheet } from './read-sheet.ts';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';

// the writers touch no database
const noDatabase = {} as OpenHost['database'];
const adapters = [
  ['in a thread of Node', threadWorkers],
  ['in a browser worker', memoryHost(noDatabase, localBus().bus, 'a secret for tests, longer than 32 bytes').workers],
] as const;

const layout: SheetLayout = {
  sheetName: '项目',
  columns: [{ title: '名称' }, { title: '分数', kind: 'number' }, { title: '时间', kind: 'time' }],
};

async function* give<T>(...batches: T[]): AsyncGenerator<T> {
  yield* batches;
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Rows without end, and what became of whoever asked for them. */
function endless() {
  const seen = { batches: 0, hasEnded: false };
  async function* rows(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        seen.batches += 1;
        // noise, so that it does not pack into nothing
        yield Array.from({ length: 500 }, () => [crypto.randomUUID(), crypto.randomUUID(), null]);
        await wait(0);
      }
    } finally {
      seen.hasEnded = true;
    }
  }
  return { seen, rows: rows() };
}

/** A number when it has stopped growing: the same ten times in a row. */
async function settled(read: () => number): Promise<number> {
  for (let same = 0, last = read(); ;) {
    await wait(10);
    same = read() === last ? same + 1 : 0;
    last = read();
    if (same === 10) return last;
  }
}

describe.each(adapters)('a sheet written %s', (_, workers) => {
  it('is read back cell by cell: text as text, numbers as numbers, times as times', async () => {
    const names = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '=HYPERLINK("http://x")',
      '_x0041_',
      '<b>&"\'',
      'a\u0000b',
      '𠮷 😀',
      ' 两边有空格 ',
      '一\n二',
    ];
    const rows: Cell[][] = names.map((name) => [name, '83.335', '2026-09-01 08:30:00']);
    const written = await bytesOf(
      await workers.writeSheet(
        layout,
        give<Cell[][]>(rows, [
          [null, 7, '2026-02-30'],
          ['', Number.NaN, '2026-02-28'],
          ['末', '12 个', '2026-09-01 25:00:00'],
        ]),
      ),
    );
    const read = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '_x0041_', '<b>&"\'', 'ab', '𠮷 😀', '两边有空格', '一\n二'];
    expect((await readSheet(written)).rows).toEqual([
      ['名称', '分数', '时间'],
      ...read.map((name) => [name, '83.335', '2026-09-01 08:30:00']),
      ['', '7', '2026-02-30'],
      ['', 'NaN', '2026-02-28'],
      ['末', '12 个', '2026-09-01 25:00:00'],
    ]);
    const sheet = strFromU8(unzipSync(written)['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toMatch(/<f[\s>]/);
    // a number and a time are numbers; what only looks like one is text
    expect(sheet).toContain('<c r="B2"><v>83.335</v></c><c r="C2" s="3"><v>46266.354166');
    expect(sheet).toContain('<c r="C13" t="inlineStr"><is><t>2026-02-30</t></is></c>');
    expect(sheet).toContain('xml:space="preserve"> 两边有空格 <');
  });

  it('has its notes on a second sheet, bold headings that stay, and names that spreadsheets take', async () => {
    const notes = { sheetName: '说明', lines: ['=1', '第二行'] };
    const parts = unzipSync(
      await bytesOf(await workers.writeSheet({ sheetName: "a/b:'c'", columns: [{ title: 'x', width: 33 }], notes }, give())),
    );
    expect(Object.keys(parts)).toContain('xl/worksheets/sheet2.xml');
    expect(strFromU8(parts['xl/worksheets/sheet2.xml']!)).toContain('<t>=1</t>');
    expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="a b \'c"');
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toMatch(/<pane ySplit="1"[^>]*state="frozen"\/>.*width="33".*<c r="A1" s="1"/);
  });

  it('cuts a text that is longer than a cell, visibly', async () => {
    const text = Array.from({ length: 40_000 }, (_, index) => index % 10).join('');
    const { rows } = await readSheet(await bytesOf(await workers.writeSheet(layout, give([[text]]))));
    expect([rows[1]![0]!.length, rows[1]![0]!.at(-1)]).toEqual([32_767, '…']);
  });

  it('asks for rows no faster than it is read, and stops asking when the reader goes', async () => {
    const { seen, rows } = endless();
    const reader = (await workers.writeSheet(layout, rows)).getReader();
    await reader.read();
    const before = await settled(() => seen.batches);
    expect(before).toBeLessThan(40);
    for (let piece = 0; piece < 60; piece++) await reader.read();
    expect(seen.batches).toBeGreaterThan(before);
    await reader.cancel();
    expect(seen.hasEnded).toBe(true);
  });

  it('breaks off with the reason when its rows do', async () => {
    async function* failing(after: number): AsyncGenerator<Cell[][]> {
      for (let batch = 0; batch < after; batch++) yield [['x', 1, null]];
      throw new RangeError('the source ran dry');
    }
    for (const after of [0, 3])
      await expect(workers.writeSheet(layout, failing(after)).then(bytesOf)).rejects.toThrow('the source ran dry');
  });
});

describe('many writers', () => {
  it('take turns, two at once; when the line is full, the next is told to come again', async () => {
    const sources = Array.from({ length: 18 }, endless);
    const begun = sources.map(({ rows }) => threadWorkers.writeSheet(layout, rows));
    const refusal = await threadWorkers.writeSheet(layout, give()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 503, facts: { headers: { 'Retry-After': expect.any(String) } } });
    for (const [index, stream] of begun.entries()) {
      const reader = (await stream).getReader();
      await reader.read();
      // those in line have not been asked for a row
      expect(sources.slice(index + 2).every(({ seen }) => seen.batches === 0)).toBe(true);
      await reader.cancel();
    }
    expect(sources.every(({ seen }) => seen.hasEnded)).toBe(true);
  });
});
