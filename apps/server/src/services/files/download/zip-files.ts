import { makeZip, predictLength } from 'client-zip';
import type { Context } from '../../../core/context.ts';
import { fileGone } from '../file-refusals.ts';
import type { AttachmentRow } from '../present-attachment.ts';
import { numbered } from '../../../core/safe-name.ts';

/**
 * Several files as a zip that is made while it is sent. No file is whole in memory, one is open at a time, and a reader who goes away
 * stops it. Throws "the file does not exist" before the first byte when one of them is not in the storage.
 */
export async function zipFiles({ host }: Context, rows: readonly AttachmentRow[]) {
  const names = numbered(rows.map(({ submittedFileName }) => submittedFileName));
  const entries: { path: string; name: string; size: number; lastModified: Date }[] = [];
  for (const [index, { path, submittedFileName, updateTime }] of rows.entries()) {
    const facts = await host.files.stat(path);
    if (!facts) throw fileGone();
    entries.push({ path, name: names[index] ?? submittedFileName, size: facts.size, lastModified: updateTime });
  }
  const stop = new AbortController();
  async function* inputs() {
    for (const { path, ...facts } of entries) {
      const file = await host.files.get(path);
      if (!file) throw fileGone();
      yield { ...facts, input: stoppable(file.stream(), stop.signal) };
    }
  }
  const reader = makeZip(inputs()).getReader();
  const content = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        stop.abort();
        // the zip stops by throwing the error that it is given
        await reader.cancel(reason).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { content, size: Number(predictLength(entries)) };
}

/** The zip holds on to the file that it is reading when it is stopped: the signal lets go of it. */
function stoppable(stream: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const letGo = () => void reader.cancel();
  signal.addEventListener('abort', letGo, { once: true });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      signal.removeEventListener('abort', letGo);
      controller.close();
    },
  });
}
