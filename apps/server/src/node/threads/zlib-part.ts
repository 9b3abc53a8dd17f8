import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipPart } from '../../formats/sheets/sheet-chunks.ts';

/**
 * Packs in the process's pool of native threads, beside the thread that writes the text. At level 3: of 100,000 × 12 cells, level 1 makes
 * 9.6 MB for 1.25 s of the processor (text included), 3 makes 8.5 MB for 1.4 s, 6 makes 7.7 MB for 1.7 s.
 */
export function zlibPart(name: string): ZipPart {
  const deflate = createDeflateRaw({ level: 3, chunkSize: 128 * 1024 });
  const part: ZipPart = {
    filename: name,
    compression: 8,
    size: 0,
    crc: 0,
    async write(text, isLast) {
      const content = Buffer.from(text, 'utf8');
      part.size += content.length;
      part.crc = crc32(content, part.crc);
      if (isLast) {
        deflate.end(content);
        await once(deflate, 'end');
        part.ondata?.(null, new Uint8Array(), true);
      } else {
        await new Promise<void>((resolve, reject) => deflate.write(content, (error) => (error ? reject(error) : resolve())));
      }
    },
  };
  // zlib fills memory that is not shared
  deflate.on('data', (chunk: Buffer<ArrayBuffer>) => part.ondata?.(null, chunk, false));
  return part;
}
