import { getDocument, PasswordException, PDFDataRangeTransport, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from '../../formats/files/file-error.ts';

/** Pages that are looked for: more than anybody reads. */
const mostPages = 2000;
/** Bytes at the end in which a whole file says where its table is; what transport adds behind it is shorter. */
const tailSize = 64 * 1024;

/**
 * Whether a PDF can be opened without a password, has a page, and each of its pages is there. Nothing is drawn, fetched or run. Throws
 * `FileError`. It is for a thread of its own.
 */
export async function checkPdf({ size, read }: ReadableFile): Promise<void> {
  const tail = new TextDecoder('latin1').decode(await read(Math.max(0, size - tailSize), size));
  if (!tail.includes('startxref')) throw new FileError('damaged');
  try {
    await findPages(size, read);
  } catch (error) {
    throw new FileError(error instanceof PasswordException ? 'locked' : 'damaged');
  }
}

async function findPages(size: number, read: ReadableFile['read']): Promise<void> {
  const range = new PDFDataRangeTransport(size, null);
  // what cannot be read ends the thread from outside
  range.requestDataRange = (start, end) => void read(start, end).then((bytes) => range.onDataRange(start, bytes));
  const { promise } = getDocument({
    range,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await promise;
  if (document.numPages === 0) throw new FileError('damaged');
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number); // oxlint-disable-line no-await-in-loop -- one page in memory at a time
    page.cleanup();
  }
}
