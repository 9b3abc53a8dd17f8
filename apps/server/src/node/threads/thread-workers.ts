import type { Workers } from '../../core/host.ts';
import type { DocxContent } from '../../core/docx-content.ts';
import type { SheetContent } from '../../core/sheet-content.ts';
import { hasCheck } from '../../formats/files/check-file.ts';
import { DocxError, type DocxErrorKind } from '../../formats/texts/docx-error.ts';
import { SheetError, type SheetErrorKind } from '../../formats/sheets/sheet-error.ts';
import { createQueue, type Queue } from '../../core/queue.ts';
import { captchaPicture } from './captcha-picture.ts';
import { checkInThread } from './check-in-thread.ts';
import { drawInThread } from './draw-in-thread.ts';
import { readInThread } from './read-in-thread.ts';
import { renderInThread } from './render-in-thread.ts';
import { writeInThread } from './write-in-thread.ts';

/** Heavy work in threads, each with a limit on time and memory: two of a kind at once, some more in line, a 503 beyond. */
export const threadWorkers: Workers = {
  readSheet: (file, sheetName) =>
    readers.run(async () => readInThread<SheetContent>({ content: new Uint8Array(await file.arrayBuffer()), sheetName }, sheets)),
  readDocx: (file) => readers.run(async () => readInThread<DocxContent>(new Uint8Array(await file.arrayBuffer()), texts)),
  checkFile: async (file, extension) =>
    hasCheck(extension) || extension === 'pdf' ? checkers.run(() => checkInThread(file, extension)) : null,
  readPdf: (content) => pdfReaders.run(async () => readInThread<string>(await content(), pdfs).catch(() => null)),
  writeSheet: async (layout, rows) => (await whenFree(writers, () => writeInThread(layout, rows))).stream,
  renderPdf: async (document) => (await whenFree(renderers, () => renderInThread(document))).rendered,
  thumbnail: (content, edge) => painters.run(async () => drawInThread(await content(), edge)),
  greyPoints: (content) => painters.run(async () => drawInThread(await content(), 'grey')),
  captcha: captchaPicture,
};

const [readers, writers, renderers] = [createQueue(2, 16), createQueue(2, 16), createQueue(2, 16)];
// of uploads, which have come whole: to turn one away is to send it again
const [painters, checkers] = [createQueue(2, 256), createQueue(2, 256)];
// of jobs alone, so it holds up nobody
const pdfReaders = createQueue(1, 64);

const sheets: Parameters<typeof readInThread>[1] = {
  name: 'read-sheet-worker',
  memory: 256,
  timeLimit: 20_000,
  failure: (told) => new SheetError((told?.kind ?? 'tooLarge') as SheetErrorKind, told?.at), // what its worker says
};

const texts: typeof sheets = {
  name: 'read-docx-worker',
  memory: 512,
  timeLimit: 30_000,
  failure: (told) => new DocxError((told?.kind ?? 'tooLarge') as DocxErrorKind), // what its worker says
};

const pdfs: typeof sheets = {
  name: 'read-pdf-worker',
  memory: 256,
  timeLimit: 20_000,
  failure: (told) => new Error(told?.kind ?? 'tooLarge'),
};

/** Begins when its turn comes. The next one's comes when it has ended. */
function whenFree<T extends { ended: Promise<void> }>(queue: Queue, begin: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    queue
      .run(() => {
        const begun = begin();
        resolve(begun);
        return begun.ended;
      })
      .catch(reject);
  });
}
