import { msg } from '@lingui/core/macro';
import { longestLink } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { attachmentAt } from './attachment-address.ts';
import { openAttachment } from '../download/open-attachment.ts';
import { attachmentColumns, type AttachmentRow } from '../present-attachment.ts';
import { isOver, isSigned, linkTo } from './signed-link.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const linkHandlers = {
  'attachment.getUrl': async (ctx, { query: { path, expiry } }) => {
    const [link] = Object.values(await linksOf(ctx, [path], expiry));
    if (link === undefined) throw notFound();
    return link;
  },

  'attachment.getUrls': (ctx, { query: { paths, expiry } }) => linksOf(ctx, [...new Set(paths)], expiry),

  'attachment.link': async (ctx, { params, query }) => ({
    ...(await openAttachment(ctx, await readLinked(ctx, params.id, query), query)),
    isLinked: true,
  }),
} satisfies Partial<Handlers>;

/** The attachment of a signed link. Throws "not found" for one that we have not signed, 409 for one whose time has passed. */
export async function readLinked(
  ctx: Context,
  id: string,
  { expires, signature }: { expires: string; signature: string },
): Promise<AttachmentRow> {
  // a reader with the link needs no session: the signature replaces the scope of the user who asked for it
  const row = await tenantDb(ctx).selectFrom('attachment').where('attachment.id', '=', id).select(attachmentColumns).executeTakeFirst();
  const sealed = row && { tenantId: ctx.tenant.id, id, path: row.path, expires };
  if (!row || !sealed || !(await isSigned(ctx.host, sealed, signature))) throw notFound();
  if (isOver(ctx, expires)) throw notNow(msg`链接已过期`);
  return row;
}

/**
 * Links that open without a session for so many seconds, half an hour at most, by path or address of the file. Throws "not found" when one
 * of the files is not in scope.
 */
async function linksOf(ctx: Context, paths: string[], expiry: number): Promise<Record<string, string>> {
  const rows = await scoped(ctx, 'attachment')
    .select()
    .where((where) =>
      where.or([
        where('attachment.path', 'in', paths),
        where('attachment.id', 'in', ['0', ...paths.flatMap((path) => attachmentAt(path) ?? [])]),
      ]),
    )
    .select(['attachment.id', 'attachment.path'])
    .execute();
  const until = Math.floor(ctx.now.getTime() / 1000) + Math.min(expiry, longestLink);
  const links: Record<string, string> = {};
  for (const path of paths) {
    const row = rows.find((one) => one.path === path || one.id === attachmentAt(path));
    if (!row) throw notFound();
    links[path] = await linkTo(ctx, row, until);
  }
  return links;
}
