import { msg } from '@lingui/core/macro';
import { contract, explainIssue, fileRuleOf, kindOfExtension, largestUpload, resumableMetadata, resumableUpload } from '@saiwu/openapi';
import type { Context as Exchange, Hono } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import { noting } from './bodies/noting.ts';
import { coerce } from '../core/coerce.ts';
import { callerOf, type Context } from '../core/context.ts';
import { failure } from './envelope.ts';
import type { Host, ResumableUploads, Taking } from '../core/host.ts';
import { recordOperation } from './operation-log.ts';
import { letIn } from './pipeline.ts';
import { invalid } from '../core/common-refusals.ts';
import { streamOf } from '../formats/sheets/stream-of.ts';
import { contentTypes, shownTypes } from '../services/files/content-types.ts';
import { headSize } from '../services/files/detect-type.ts';
import { tooLarge, wrongType } from '../services/files/file-refusals.ts';
import { readUpload, receiveFile } from '../services/files/receive-file.ts';
import { safeName } from '../core/safe-name.ts';
import { largestPicture } from '../services/files/thumbnail.ts';

const id = 'attachment.upload';
const operation = contract[id];

/** `attachment.upload` in pieces, behind the same guards as in one: session, permission, origin. */
export function mountResumableUpload(app: Hono<AppEnvironment>, host: Host, uploads: ResumableUploads): void {
  const path = `/api${resumableUpload.path}`;
  // a HEAD is looked up as GET, and only then told apart
  app.on(['POST', 'GET', 'PATCH', 'DELETE'], [path, `${path}/:upload`], async (exchange, next) => {
    if (exchange.req.raw.method === 'GET') return next();
    exchange.set('operation', id);
    const ctx = await letIn(exchange, host, id, operation);
    const done = await answerDone(ctx, exchange);
    if (done) return done;
    try {
      const response = await handleInPatience(exchange, (request) => uploads.handle(request, takingFor(ctx, exchange)));
      const isGone = response.status === 404 || response.status === 410;
      return (isGone && (await answerDone(ctx, exchange))) || explained(ctx, exchange, response);
    } catch (error) {
      // another process may have finished it while this one looked for its pieces
      const since = await answerDone(ctx, exchange);
      if (since) return since;
      throw error;
    }
  });
}

/** Handles the request with a body that may not take for ever either: a piece that pauses is refused, and gone on with where it stopped. */
async function handleInPatience(exchange: Exchange<AppEnvironment>, handle: (request: Request) => Promise<Response>): Promise<Response> {
  const { url, method, headers, signal } = exchange.req.raw;
  const { pieces, thrown } = noting(exchange.get('intake').pieces(largestUpload));
  // a stream goes out in one direction at a time
  const init = { method, headers, signal, body: method === 'HEAD' ? null : streamOf(pieces), duplex: 'half' };
  const response = await handle(new Request(url, init)).catch((error: unknown) => {
    throw thrown() ?? error;
  });
  // whatever the protocol has made of it
  if (thrown() !== undefined) throw thrown();
  return response;
}

/** An upload that has become an attachment is done, however often somebody asks: the answer to its last piece may have been lost. */
async function answerDone(ctx: Context, exchange: Exchange<AppEnvironment>): Promise<Response | null> {
  const upload = exchange.req.param('upload');
  const row = upload !== undefined && /^[\w-]{1,100}$/.test(upload) ? await readUpload(ctx, upload) : undefined;
  if (!row) return null;
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': row.size,
    'upload-length': row.size,
    [resumableUpload.attachmentHeader]: row.id,
  };
  return new Response(null, { status: exchange.req.raw.method === 'HEAD' ? 200 : 204, headers });
}

function takingFor(ctx: Context, exchange: Exchange<AppEnvironment>): Taking {
  const started = performance.now();
  return {
    owner: `${ctx.tenant.id}-${callerOf(ctx).userId}`,
    // what can be known before the content has come; all is checked again at the end
    admit(metadata, size) {
      const { filename, bizType } = read(metadata);
      const rule = fileRuleOf(bizType);
      const extension = /\.([^.]+)$/.exec(safeName(filename))?.[1]?.toLowerCase() ?? '';
      const kind = kindOfExtension(extension);
      const isDrawn = kind !== null && shownTypes.has(contentTypes[extension]?.mime ?? '');
      const limit = isDrawn ? Math.min(rule.maxSize, largestPicture) : rule.maxSize;
      if (size === 0) throw invalid({ file: msg`文件是空的` }, msg`文件是空的`);
      if (size > limit) throw tooLarge(limit);
      if (kind && !rule.kinds.includes(kind)) throw wrongType(rule);
    },
    async finish(upload) {
      const { filename, ...place } = read(upload.metadata);
      const record = (outcome: { data: unknown } | { error: unknown }) => {
        const input = { body: { ...place, file: filename, size: upload.size } };
        return recordOperation(ctx, { id, operation, input, uri: exchange.req.path, outcome, milliseconds: performance.now() - started });
      };
      try {
        const head = new Uint8Array(await new Response(streamOf(upload.read(headSize))).arrayBuffer());
        const content = () => upload.read();
        const row = await receiveFile(ctx, { ...place, fileName: filename, size: upload.size, head, content, uploadId: upload.id });
        await record({ data: row.id });
        return row.id;
      } catch (error) {
        await record({ error });
        throw error;
      }
    },
  };
}

function read(metadata: Readonly<Record<string, string>>) {
  const result = resumableMetadata.safeParse(coerce(resumableMetadata, metadata), { reportInput: true });
  if (result.success) return result.data;
  throw invalid(Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), explainIssue(issue)])));
}

/** What the protocol refuses, in words and in our envelope; its headers stay. */
function explained(ctx: Context, exchange: Exchange<AppEnvironment>, response: Response): Response {
  if (response.status < 400 || exchange.req.raw.method === 'HEAD') return response;
  const text = ctx.say(texts[response.status] ?? msg`上传的请求不完整，请重新上传`);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Response(JSON.stringify(failure(-10, text, exchange.req.path, ctx.now)), { status: response.status, headers });
}

const texts: Record<number, ReturnType<typeof msg>> = {
  404: msg`这次上传已经过期，请重新上传`,
  410: msg`这次上传已经过期，请重新上传`,
  409: msg`同一个文件正在别处上传`,
  413: msg`文件太大`,
  423: msg`同一个文件正在别处上传`,
};
