import { Zip, type ZipInputFile } from 'fflate';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';
import { rowsPart, rowsXml, smallParts } from './sheet-xml.ts';

/** A part of a zip file that is packed while it is written. Node and the browser each bring their own deflate. */
export interface ZipPart extends ZipInputFile {
  /** Resolves when the text is packed. */
  write(text: string, isLast: boolean): Promise<void>;
}

/**
 * An xlsx file in pieces, made while its rows come: no more than two batches are in memory. Nothing is given out before the first
 * batch is there, so that a source that fails at once fails before the first byte.
 */
export async function* sheetChunks(
  layout: SheetLayout,
  rows: AsyncIterable<readonly Cell[][]>,
  partOf: (name: string) => ZipPart,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const begin = (name: string) => {
    const part = partOf(name);
    zip.add(part);
    return part;
  };

  const batches = rows[Symbol.asyncIterator]();
  try {
    let next = await batches.next();
    for (const [name, text] of Object.entries(smallParts(layout))) await begin(name).write(text, true);
    const xml = rowsXml(layout);
    const part = begin(rowsPart);
    await part.write(xml.head, false);
    // a batch becomes text while the one before it is still being packed
    let packing = Promise.resolve();
    while (!next.done) {
      const text = xml.rows(next.value);
      await packing;
      yield* ready.splice(0);
      packing = part.write(text, false);
      // looked at above, but the next batch may let us wait
      packing.catch(() => undefined);
      next = await batches.next();
    }
    await packing;
    await part.write(xml.tail, true);
    zip.end();
    yield* ready.splice(0);
  } finally {
    await batches.return?.();
  }
}
