import { checkKey } from '../services/files/check-key.ts';
import type { FileContent, FileFacts, FileStore } from '../core/host.ts';

/** Files that live as long as the page: for the browser worker, and for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { content: Uint8Array<ArrayBuffer>; facts: FileFacts }>();
  return {
    async put(key, content) {
      checkKey(key);
      const whole = await wholeOf(content);
      files.set(key, { content: whole, facts: { key, size: whole.byteLength, updateTime: new Date() } });
      return whole.byteLength;
    },
    async get(key, range) {
      checkKey(key);
      const found = files.get(key);
      if (!found) return null;
      const { content, facts } = found;
      return { size: facts.size, stream: () => new Blob([range ? content.subarray(range.start, range.end) : content]).stream() };
    },
    async stat(key) {
      checkKey(key);
      return files.get(key)?.facts ?? null;
    },
    async delete(key) {
      checkKey(key);
      files.delete(key);
    },
    async *list(prefix) {
      for (const { facts } of files.values()) if (facts.key.startsWith(prefix)) yield facts;
    },
  };
}

async function wholeOf(content: FileContent): Promise<Uint8Array<ArrayBuffer>> {
  if (content instanceof Uint8Array) return content.slice();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of content) chunks.push(chunk.slice());
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
