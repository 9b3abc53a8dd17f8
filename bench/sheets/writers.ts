import ExcelJS from 'exceljs';
import { writeXlsxStream } from 'hucre';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { batches, titles } from './rows.ts';

export type WriterName = 'saiwu' | 'hucre' | 'exceljs';

/** Each writes the same rows to a file, by its own means for tables of unknown length. */
export const writers: Record<WriterName, (path: string) => Promise<void>> = {
  async saiwu(path) {
    const { writeInThread } = await import('../../apps/server/src/node/threads/write-in-thread.ts');
    const columns = titles.map((title, index) => ({ title, ...(index >= firstTime && { kind: 'time' as const }) }));
    const { stream, ended } = writeInThread({ sheetName: '项目', columns }, cells());
    await pipeline(stream, createWriteStream(path));
    await ended;
  },

  async hucre(path) {
    const columns = titles.map((header, index) => ({ header, key: header, ...(index >= firstTime && { numFmt: timeFormat }) }));
    await pipeline(writeXlsxStream(single(), { name: '项目', columns, dateSystem: '1900' }), createWriteStream(path));
  },

  async exceljs(path) {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: createWriteStream(path), useStyles: true, useSharedStrings: false });
    const sheet = workbook.addWorksheet('项目');
    sheet.columns = titles.map((header, index) => ({ header, ...(index >= firstTime && { style: { numFmt: timeFormat } }) }));
    for await (const row of single()) sheet.addRow(row).commit();
    sheet.commit();
    await workbook.commit();
  },
};

const firstTime = 10;
const timeFormat = 'yyyy-mm-dd hh:mm:ss';
/** As an export reads them. */
const batchSize = 500;

async function* cells(): AsyncGenerator<(string | number)[][]> {
  for await (const batch of batches(batchSize)) {
    yield batch.map(({ texts, numbers, times }) => [
      ...texts,
      ...numbers,
      ...times.map((time) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')),
    ]);
  }
}

async function* single(): AsyncGenerator<(string | number | Date)[]> {
  for await (const batch of batches(batchSize)) {
    for (const { texts, numbers, times } of batch) yield [...texts, ...numbers, ...times.map((time) => new Date(time))];
  }
}
