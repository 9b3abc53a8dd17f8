import { msg } from '@lingui/core/macro';
import type { Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { notFound, notNow } from '../refusals.ts';
import { scoped } from '../scope.ts';
import { idInPath } from './id-in-path.ts';
import { openAttachment } from './open-attachment.ts';
import { attachmentColumns, type AttachmentRow, pathOf } from './present-attachment.ts';

export const linkHandlers = {
  'attachment.getUrl': async (ctx, { query: { path, expiry } }) => {
    const [link] = Object.values(await linksOf(ctx, [path], expiry));
    if (link === undefined) throw notFound();
    return link;
  },

  'attachment.getUrls': (ctx, { query: { paths, expiry } }) => linksOf(ctx, [...new Set(paths)], expiry),

  'attachment.link': async (ctx, { params, query }) => openAttachment(ctx, await readLinked(ctx, params.id, query), query),
} satisfies Pick<Handlers, 'attachment.getUrl' | 'attachment.getUrls' | 'attachment.link'>;

/** The attachment of a signed link. Throws "not found" for one that we have not signed, 409 for one whose time has passed. */
export async function readLinked(
  ctx: Context,
  id: string,
  { expires, signature }: { expires: string; signature: string },
): Promise<AttachmentRow> {
  // whoever holds the link needs no session: the signature stands for the scope of the one who asked for it
  const row = await ctx.db
    .selectFrom('attachment')
    .where('attachment.tenantId', '=', ctx.tenant.id)
    .where('attachment.id', '=', id)
    .select(attachmentColumns)
    .executeTakeFirst();
  const sealed = row && { tenantId: ctx.tenant.id, id, path: row.path, expires };
  if (!row || !sealed || !(await isSigned(ctx.host.secret, sealed, signature))) throw notFound();
  if (Number(expires) * 1000 < ctx.now.getTime()) throw notNow(msg`链接已过期`);
  return row;
}

/** Links that open without a session, by path or address of the file. Throws "not found" when one of the files is not in scope. */
async function linksOf(ctx: Context, paths: string[], expiry: number): Promise<Record<string, string>> {
  const rows = await scoped(ctx, 'attachment')
    .select()
    .where((where) => where.or([where('attachment.path', 'in', paths), where('attachment.id', 'in', ['0', ...paths.flatMap(idOf)])]))
    .select(['attachment.id', 'attachment.path'])
    .execute();
  const links: Record<string, string> = {};
  for (const path of paths) {
    const row = rows.find((one) => one.path === path || pathOf('attachment.file', one.id) === path);
    if (!row) throw notFound();
    links[path] = await linkTo(ctx, row, Math.floor(ctx.now.getTime() / 1000) + expiry);
  }
  return links;
}

/** A link to one attachment that opens without a session until `until`, in epoch seconds. Whoever asks for it has checked the scope. */
export async function linkTo(ctx: Context, { id, path }: { id: string; path: string }, until: number): Promise<string> {
  const expires = String(until);
  const signature = await sign(ctx.host.secret, { tenantId: ctx.tenant.id, id, path, expires });
  return `${pathOf('attachment.link', id)}?${new URLSearchParams({ expires, signature, tenant: btoa(ctx.tenant.code) })}`;
}

function idOf(path: string): string[] {
  const id = idInPath(path);
  return id !== null && pathOf('attachment.file', id) === path ? [id] : [];
}

interface Sealed {
  tenantId: string;
  id: string;
  /** With the path, a link ends when the attachment gets another file. */
  path: string;
  expires: string;
}

async function sign(secret: string, sealed: Sealed): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(sealed)));
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time. */
async function isSigned(secret: string, sealed: Sealed, signature: string): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false;
  const given = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, bytesOf(sealed));
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** The first word keeps these apart from access tokens, which are signed with the same secret. */
function bytesOf({ tenantId, id, path, expires }: Sealed): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(['file link', tenantId, id, path, expires].join('\n'));
}
