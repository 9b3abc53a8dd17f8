import { ApiError } from '@saiwu/api-client';
import { largestPlainUpload } from '@saiwu/openapi';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpload, type Uploader } from './upload.ts';

const size = largestPlainUpload + 4 * 1024 * 1024;
const place = { bizType: 'PROJECT_MATERIAL', bizId: 'p1' };
const attachment = {
  id: '9',
  bizId: 'p1',
  url: '/api/file/attachment/9/file',
  submittedFileName: '作品.zip',
  contextType: 'application/zip',
  size: String(size),
};

/** What the server has, and what is to go wrong next. */
let uploads: Map<string, number>;
let holders: Map<string, IncomingMessage>;
let tokens: string[];
let seen: string[];
let cutAfter: number;
let whole: number;
let refuse: { method: string; status: number; body?: object }[];
let server: Server;
let client: Uploader;

beforeEach(async () => {
  [uploads, holders] = [new Map(), new Map()];
  [tokens, seen, refuse, cutAfter, whole] = [[], [], [], Infinity, size];
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  let token = 0;
  client = {
    connection: async () => ({ baseUrl: `http://127.0.0.1:${port}/api`, headers: { token: `Bearer ${(token += 1)}` } }),
    call: vi.fn<(id: string, input: object) => Promise<unknown>>(async () => attachment) as unknown as Uploader['call'], // the two operations answer alike
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '' } = request;
  seen.push(method);
  tokens.push(String(request.headers['token']));
  response.setHeader('Tus-Resumable', '1.0.0');
  const refusal = refuse.findIndex((one) => one.method === method);
  if (refusal >= 0) {
    const [one] = refuse.splice(refusal, 1);
    return response.writeHead(one?.status ?? 500).end(JSON.stringify(one?.body ?? {}));
  }
  if (method === 'POST') {
    const path = `${url}/${uploads.size + 1}`;
    uploads.set(path, 0);
    return response.writeHead(201, { Location: path }).end();
  }
  const offset = uploads.get(url);
  if (offset === undefined) return response.writeHead(404).end();
  holders.set(url, request);
  if (method === 'DELETE') uploads.delete(url);
  if (method === 'PATCH') {
    let received = offset;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      // a piece whose sender has come again counts no more
      if (holders.get(url) !== request) return request.socket.destroy();
      received += chunk.length;
      uploads.set(url, received);
      if (received < cutAfter) continue;
      cutAfter = Infinity;
      return request.socket.destroy();
    }
  }
  const now = uploads.get(url) ?? 0;
  const done = now === whole ? { 'Upload-Attachment': '9' } : {};
  return response.writeHead(method === 'HEAD' ? 200 : 204, { 'Upload-Offset': now, 'Upload-Length': whole, ...done }).end();
}

/** What the protocol's client takes for a file where there is no browser. */
function largeFile(): File {
  const facts = { name: '作品.zip', type: 'application/zip', lastModified: 1, size: whole };
  return Object.assign(Buffer.alloc(whole), facts) as unknown as File; // see above
}

/** Ends as soon as so many bytes have gone. */
function reaching(bytes: number): { onProgress: (sent: number) => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { onProgress: (sent) => sent >= bytes && resolve(), reached: promise };
}

test('a small file goes up in one request', async () => {
  const progress = vi.fn<(sent: number, total: number) => void>();
  const file = new File(['x'.repeat(1500)], 'a.txt');
  const { done } = startUpload(client, file, place, progress);
  expect(await done).toEqual({ id: '9', bizId: 'p1', url: attachment.url, name: '作品.zip', type: 'application/zip', size: size / 1024 });
  expect(client.call).toHaveBeenCalledWith('attachment.upload', expect.objectContaining({ body: { file, ...place } }));
  expect(progress).toHaveBeenLastCalledWith(1500, 1500);
  expect(seen).toEqual([]);
});

test('two small files are on their way at once, as many as the server takes of one person', async () => {
  const names: string[] = [];
  const answers: (() => void)[] = [];
  const call = (_: string, { body }: { body: { file: File } }) => {
    names.push(body.file.name);
    return new Promise((resolve) => answers.push(() => resolve(attachment)));
  };
  const waiting = { ...client, call: call as unknown as Uploader['call'] }; // only `attachment.upload` is called
  const running = ['1', '2', '3'].map((name) => startUpload(waiting, new File([name], name), place).done);
  await expect.poll(() => names).toEqual(['1', '2']);
  answers[1]?.();
  await running[1];
  await expect.poll(() => names).toEqual(['1', '2', '3']);
  for (const answerOne of answers) answerOne();
  await Promise.all(running);
});

test('a large file whose connection breaks goes on where it was, with a token of the moment for each piece', async () => {
  cutAfter = size * 0.9;
  const progress = vi.fn<(sent: number, total: number) => void>();
  expect((await startUpload(client, largeFile(), place, progress).done).id).toBe('9');
  expect(seen).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
  expect(new Set(tokens).size).toBe(seen.length);
  expect(progress).toHaveBeenLastCalledWith(size, size);
  expect([...uploads.values()]).toEqual([size]);
  expect(localStorage.length).toBe(0);
});

test('a photo of two megabytes goes on where it was too, and tells how far it is', async () => {
  whole = 2 * 1024 * 1024;
  cutAfter = whole * 0.9;
  const progress = vi.fn<(sent: number, total: number) => void>();
  await startUpload(client, largeFile(), place, progress).done;
  expect(seen).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  expect(client.call).not.toHaveBeenCalledWith('attachment.upload', expect.anything());
  expect(progress.mock.calls.some(([sent]) => sent > 0 && sent < whole)).toBe(true);
});

test('after a pause, and after a reload, it goes on; another record begins its own', async () => {
  const { onProgress, reached } = reaching(9_000_000);
  const first = startUpload(client, largeFile(), place, onProgress);
  await reached;
  await first.pause();
  const before = uploads.get('/api/file/resumable/1') ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(size);
  startUpload(client, largeFile(), place).done.catch(() => undefined);
  await expect.poll(() => uploads.get('/api/file/resumable/1')).toBe(size);
  expect(uploads.size).toBe(1);
  await startUpload(client, largeFile(), { ...place, bizId: 'p2' }).done;
  expect(uploads.size).toBe(2);
});

test('a paused one that is resumed ends with the whole file', async () => {
  const { onProgress, reached } = reaching(9_000_000);
  const upload = startUpload(client, largeFile(), place, onProgress);
  await reached;
  await upload.pause();
  upload.resume();
  expect((await upload.done).id).toBe('9');
  expect([...uploads.values()]).toEqual([size]);
});

test('a server that is away, or a token that has ended, does not start it anew', async () => {
  cutAfter = size * 0.9;
  refuse = [
    { method: 'HEAD', status: 502 },
    { method: 'HEAD', status: 401 },
  ];
  await startUpload(client, largeFile(), place).done;
  expect(seen.filter((method) => method === 'POST').length).toBe(1);
});

test('a refusal comes in the server’s words, at once', async () => {
  refuse = [{ method: 'POST', status: 413, body: { code: -9, msg: '文件太大，最多 2 MB' } }];
  const failure = await startUpload(client, largeFile(), place).done.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: 'invalid', status: 413, code: -9, message: '文件太大，最多 2 MB' });
  expect(seen).toEqual(['POST']);
});

test('an end of the session ends it with the session’s own error', async () => {
  const ended = new ApiError({ kind: 'signedOut', operationId: 'session.signIn' });
  let calls = 0;
  const { connection } = client;
  client.connection = () => ((calls += 1) > 2 ? Promise.reject(ended) : connection());
  await expect(startUpload(client, largeFile(), place).done).rejects.toBe(ended);
});

test('abort makes the server forget it', async () => {
  const { onProgress, reached } = reaching(9_000_000);
  const upload = startUpload(client, largeFile(), place, onProgress);
  await reached;
  await upload.abort();
  await expect(upload.done).rejects.toMatchObject({ kind: 'aborted' });
  expect([uploads.size, localStorage.length]).toEqual([0, 0]);
});
