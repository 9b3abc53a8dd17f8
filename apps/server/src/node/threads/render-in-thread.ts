import type { PdfDocument, RenderedPdf } from '../../core/pdf-document.ts';
import { openThread } from './open-thread.ts';
import { type FromMaker, streamFromThread } from './stream-from-thread.ts';

/** Lays a document out in a thread of its own. Resolves when its text was looked through. */
export function renderInThread(document: PdfDocument): { rendered: Promise<RenderedPdf>; ended: Promise<void> } {
  const worker = openThread('render-pdf-worker', 512, { workerData: document });
  const { stream, ended } = streamFromThread(worker);
  const rendered = new Promise<RenderedPdf>((resolve, reject) => {
    worker.on('message', (told: FromMaker) => {
      if ('remark' in told) resolve({ content: stream, missing: told.remark });
      if ('error' in told) reject(new Error(told.error));
    });
    worker.once('error', reject);
    void ended.then(() => reject(new Error('the document was given up')));
  });
  return { rendered, ended };
}
