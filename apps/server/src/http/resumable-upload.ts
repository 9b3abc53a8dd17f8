import { msg } from '@lingui/core/macro';
import { contract, largestUpload, resumableUpload } from '@saiwu/openapi';
import type { Context as Exchange, Hono } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import { noting } from './bodies/noting.ts';
import { callerOf, type Context } from '../core/context.ts';
import { failure } from './answers/envelope.ts';
import type { Host, ResumableUploads, Taking } from '../core/host.ts';
import { recordOperation } from './operation-log.ts';
import { letIn } from './pipeline.ts';
import { streamOf } from '../formats/sheets/stream-of.ts';
import { headSize } from '../services/files/upload/detect-type.ts';
import type { WayInPieces } from '../services/files/upload/upload-in-pieces.ts';

/** An operation that takes a file, in pieces, behind the same guards as in one: session, permission, origin. */
export function mountResumableUpload(app: Hono<AppEnvironment>, host: Host, uploads: ResumableUploads, way: WayInPieces): void {
  const path = `/api${way.path}`;
  const operation = contract[way.operation];
  // a HEAD is looked up as GET, and only then told apart
  app.on(['POST', 'GET', 'PATCH', 'DELETE'], [path, `${path}/:upload`], async (exchange, next) => {
    if (exchange.req.raw.method === 'GET') return next();
    exchange.set('operation', way.operation);
    const ctx = await letIn(exchange, host, way.operation, operation);
    const done = await answerDone(ctx, exchange, way);
    if (done) return done;
    try {
      const response = await handleInPatience(exchange, (request) => uploads.handle(request, takingFor(ctx, exchange, way)));
      const isGone = response.status === 404 || response.status === 410;
      return (isGone && (await answerDone(ctx, exchange, way))) || explained(ctx, exchange, response);
    } catch (error) {
      // another process may have finished it while this one looked for its pieces
      const since = await answerDone(ctx, exchange, way);
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
async function answerDone(ctx: Context, exchange: Exchange<AppEnvironment>, way: WayInPieces): Promise<Response | null> {
  const upload = exchange.req.param('upload');
  const row = upload !== undefined && /^[\w-]{1,100}$/.test(upload) ? await way.find(ctx, upload) : undefined;
  if (!row) return null;
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': row.size,
    'upload-length': row.size,
    [resumableUpload.attachmentHeader]: row.id,
  };
  return new Response(null, { status: exchange.req.raw.method === 'HEAD' ? 200 : 204, headers });
}

function takingFor(ctx: Context, exchange: Exchange<AppEnvironment>, way: WayInPieces): Taking {
  const started = performance.now();
  const operation = contract[way.operation];
  return {
    owner: `${ctx.tenant.id}-${callerOf(ctx).userId}`,
    admit: (metadata, size) => way.admit(ctx, metadata, size),
    async finish(upload) {
      const { id, metadata, size } = upload;
      const { body, ...rest } = way.inputOf(metadata);
      const record = (outcome: { data: unknown } | { error: unknown }) => {
        const input = { ...rest, body: { ...body, size } };
        const milliseconds = performance.now() - started;
        return recordOperation(ctx, { id: way.operation, operation, input, uri: exchange.req.path, outcome, milliseconds });
      };
      try {
        const head = new Uint8Array(await new Response(streamOf(upload.read(headSize))).arrayBuffer());
        const attachment = await way.take(ctx, metadata, { size, head, content: () => upload.read(), uploadId: id });
        await record({ data: attachment });
        return attachment;
      } catch (error) {
        await record({ error });
        throw error;
      }
    },
  };
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
