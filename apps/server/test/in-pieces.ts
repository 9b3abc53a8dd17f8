import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { memoryFiles } from '../src/browser/memory-files.ts';
import { createApp } from '../src/http/app.ts';
import { tusUploads } from '../src/node/files/tus-uploads.ts';
import { eventually } from './eventually.ts';
import type { openServer } from './harness.ts';
import { quiet } from './quiet-log.ts';

interface Request {
  path?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  account?: string | null;
}

/**
 * Sends files in pieces to `base` (under the server's root) as `account`, by the protocol's own requests, with a folder for them in each
 * test.
 */
export function inPieces(server: ReturnType<typeof openServer>, base: string, account: string, usual: Record<string, string> = {}) {
  let folder = '';
  let app: ReturnType<typeof createApp>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saiwu-uploads-'));
    server.host.files = memoryFiles();
    open();
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** As a process that has just started has it. */
  function open() {
    app = createApp({ ...server.host, resumableUploads: tusUploads(folder, quiet) });
  }

  async function send(method: string, { path = base, headers = {}, body, account: as = account }: Request = {}): Promise<Response> {
    const init = { method, body, headers: { 'tus-resumable': '1.0.0', ...(as !== null && (await server.headersOf(as))), ...headers } };
    return app.fetch(new Request(`http://saiwu.test${path}`, { ...init, ...(body && { duplex: 'half' }) }));
  }

  function create(size: number, values = usual, as = account): Promise<Response> {
    return send('POST', { account: as, headers: { 'upload-length': String(size), 'upload-metadata': metadata(values) } });
  }

  /** Answers the path that the pieces go to. */
  async function begin(size: number, values?: Record<string, string>): Promise<string> {
    const path = (await create(size, values)).headers.get('location');
    if (path === null) throw new Error('not created');
    return path;
  }

  function patch(path: string, offset: number, body: BodyInit, as = account): Promise<Response> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return send('PATCH', { path, account: as, body, headers });
  }

  /** How far an upload has come, in bytes. */
  async function offsetOf(path: string): Promise<number> {
    return Number((await send('HEAD', { path })).headers.get('upload-offset'));
  }

  /** A connection that breaks after so many bytes, which have arrived by then. */
  function cut(content: Uint8Array<ArrayBuffer>, after: number): ReadableStream<Uint8Array> {
    let sent = 0;
    return new ReadableStream({
      async pull(controller) {
        if (sent >= after) {
          await eventually(async () => expect(await bytesIn(folder)).toBeGreaterThanOrEqual(after));
          return controller.error(new Error('connection reset'));
        }
        const chunk = content.slice(sent, Math.min(sent + 65_536, after));
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
  }

  return { open, send, create, begin, patch, cut, offsetOf, leftPieces: () => readdir(folder) };
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** `Upload-Metadata` of the protocol. */
export function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** A zip as far as its first bytes tell. */
export function zipOf(size: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(size).map((_, index) => index % 251);
  const end = [0x50, 0x4b, 0x05, 0x06, ...Buffer.alloc(18)];
  content.set(end);
  content.set(end, size - end.length);
  return content;
}

/** Status and words of a refusal. */
export async function reasonOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).msg];
}
