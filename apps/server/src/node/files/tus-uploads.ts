import { FileStore, FileConfigstore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { msg } from '@lingui/core/macro';
import { largestUpload, resumableUpload } from '@saiwu/openapi';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, ResumableUploads, Taking } from '../../core/host.ts';
import { Refusal } from '../../core/refusal.ts';
import { notNow } from '../../core/common-refusals.ts';
import { probeFolder, troubleOf } from './disk-trouble.ts';

/** Milliseconds after which an upload that nobody goes on with is thrown away. */
const life = 24 * 3_600_000;
/** Uploads that one person may have under way, and the bytes that they may come to. */
const mostAtOnce = 10;
const mostBytes = 4 * largestUpload;

/**
 * Resumable uploads whose pieces lie in a folder until they are whole. Several processes must share the folder, or each upload must stay
 * with one of them.
 */
export function tusUploads(folder: string, log: Log): ResumableUploads {
  let opening: Promise<ResumableUploads> | null = null;
  const open = () => {
    opening ??= openFolder(folder, log).catch((error: unknown) => {
      opening = null;
      log.error({ error: String(error), folder }, 'uploads cannot be kept');
      throw troubleOf(error) ?? error;
    });
    return opening;
  };
  open().catch(() => undefined);
  return { handle: async (request, taking) => (await open()).handle(request, taking) };
}

async function openFolder(folder: string, log: Log): Promise<ResumableUploads> {
  // FileStore would make it too, and take the process down when it cannot
  await mkdir(folder, { recursive: true });
  const configs = new FileConfigstore(folder);
  const store = new FileStore({ directory: folder, configstore: configs, expirationPeriodInMilliseconds: life });
  const finishing = new Map<string, Promise<string>>();
  /** What the hooks of one request work with, and the refusal that they end it with: the protocol's own answer has no words. */
  const requests = new WeakMap<object, { taking: Taking; failure: unknown }>();

  const server = new Server({
    path: `/api${resumableUpload.path}`,
    datastore: store,
    maxSize: largestUpload,
    // by whichever way it has begun
    generateUrl: (request, { id }) => `${new URL(request.url).pathname}/${id}`,
    allowedOrigins: () => false,
    namingFunction: (request) => `${takingOf(request).owner}-${randomUUID()}`,
    getFileIdFromRequest: (request, last = '') => {
      const { owner } = takingOf(request);
      return last.startsWith(`${owner}-`) && /^[\d-]+-[\da-f-]{36}$/.test(last) ? last : undefined;
    },
    onUploadCreate: (request, upload) =>
      noted(request, async () => {
        const taking = takingOf(request);
        // a length that is told later could not be limited now
        if (upload.size === undefined) throw new Refusal(400, -9, msg`上传前要知道文件的大小`);
        await taking.admit(metadataOf(upload), upload.size);
        await refuseTooMany(taking.owner, upload.size);
        return {};
      }),
    onUploadFinish: (request, upload) =>
      noted(request, async () => ({ headers: { [resumableUpload.attachmentHeader]: await finish(takingOf(request), upload) } })),
    onResponseError: (request, error) => {
      const entry = requests.get(request);
      // an error of the disk; the protocol's own have no code
      if (entry) entry.failure ??= troubleOf(error);
      return undefined;
    },
  });
  const sweep = () =>
    server.cleanUpExpiredUploads().catch((error: unknown) => log.warn({ error: String(error) }, 'old uploads not removed'));
  void sweep();
  setInterval(() => void sweep(), 3_600_000).unref();

  return {
    async handle(request, taking) {
      const entry: { taking: Taking; failure: unknown } = { taking, failure: null };
      requests.set(request, entry);
      const response = await server.handleWeb(request);
      if (entry.failure !== null) throw entry.failure;
      if (response.status === 500) throw await explain(response);
      return request.method === 'HEAD' ? finishIfWhole(request, response, taking) : response;
    },
  };

  /** FileStore hides why it could not write. */
  async function explain(response: Response): Promise<Error> {
    const trouble = await probeFolder(folder);
    if (trouble) log.error({ error: String(trouble.cause), folder }, 'uploads cannot be kept');
    return trouble ?? new Error(`the upload failed: ${await response.text()}`);
  }

  function takingOf(request: object): Taking {
    const entry = requests.get(request);
    if (!entry) throw new Error('a request that nobody has let in');
    return entry.taking;
  }

  async function noted<T>(request: object, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const entry = requests.get(request);
      if (entry) entry.failure = error;
      throw error;
    }
  }

  /** The process may have died between the last piece and the end: whoever asks how far it is, sees it through. */
  async function finishIfWhole(request: Request, response: Response, taking: Taking): Promise<Response> {
    const length = response.headers.get('upload-length');
    if (!response.ok || length === null || response.headers.get('upload-offset') !== length) return response;
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const upload = await store.getUpload(id).catch(() => null);
    if (!upload) return new Response(null, { status: 404 });
    response.headers.set(resumableUpload.attachmentHeader, await finish(taking, upload));
    return response;
  }

  /** Once at a time: several requests may see the last piece. */
  function finish(taking: Taking, upload: Upload): Promise<string> {
    const running = finishing.get(upload.id) ?? seeThrough(taking, upload).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, running);
    return running;
  }

  /** Pieces stay while the storage is in trouble, so that the end can be tried again; what is refused is thrown away. */
  async function seeThrough(taking: Taking, upload: Upload): Promise<string> {
    const drop = () => store.remove(upload.id).catch(() => undefined);
    const path = join(folder, upload.id);
    // opened when it is read: a stream that fails before anybody listens takes the process down
    async function* read(end?: number) {
      yield* createReadStream(path, end === undefined ? {} : { end: end - 1 });
    }
    try {
      const id = await taking.finish({ id: upload.id, metadata: metadataOf(upload), size: upload.size ?? 0, read });
      await drop();
      return id;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) await drop();
      throw error;
    }
  }

  async function refuseTooMany(owner: string, size: number): Promise<void> {
    const mine = (await configs.list()).filter((id) => id.startsWith(`${owner}-`));
    if (mine.length >= mostAtOnce) throw notNow(msg`你有 ${mostAtOnce} 个文件还没有传完，请先传完或取消`);
    const sizes = await Promise.all(mine.map(async (id) => (await configs.get(id))?.size ?? 0));
    if (sizes.reduce((sum, one) => sum + one, size) > mostBytes) throw notNow(msg`你还没有传完的文件太大，请先传完或取消`);
  }
}

function metadataOf({ metadata }: Upload): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata ?? {}).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
