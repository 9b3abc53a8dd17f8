import { msg } from '@lingui/core/macro';
import type { FileAnswer, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { passOver } from '../../../rows/pass-over.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readAttachment, readByBiz } from '../attachment.ts';
import { fileGone } from '../file-refusals.ts';
import { idInPath } from '../links/id-in-path.ts';
import { readLinked } from '../links/link.ts';
import { openAttachment } from './open-attachment.ts';
import { pathOf } from '../links/attachment-address.ts';
import { attachmentColumns, type AttachmentRow } from '../present-attachment.ts';
import { zipFiles } from './zip-files.ts';

const byIds = async (ctx: Context, { body }: { body: string[] }): Promise<FileAnswer> => {
  const rows = await scoped(ctx, 'attachment').select().where('attachment.id', 'in', body).select(attachmentColumns).execute();
  passOver(ctx, body, rows.length);
  // in the order that was asked for
  return answerAll(
    ctx,
    rows.toSorted((a, b) => body.indexOf(a.id) - body.indexOf(b.id)),
  );
};

const byBiz = async (ctx: Context, { query }: Pick<InputOf<'attachment.downloadByBiz'>, 'query'>): Promise<FileAnswer> => {
  const rows = await readByBiz(ctx, query);
  if (rows.length > mostAtOnce) throw invalid({}, msg`一次最多下载 ${mostAtOnce} 个文件`);
  return answerAll(ctx, rows);
};

const byUrl = async (ctx: Context, { query: { url, filename } }: Pick<InputOf<'attachment.downloadByUrl'>, 'query'>) =>
  openAttachment(ctx, await readByUrl(ctx, url), { fileName: filename });

export const downloadHandlers = {
  'attachment.download': byIds,
  'attachment.downloadByIds': byIds,
  'attachment.downloadByBiz': byBiz,
  'attachment.downloadOfBiz': byBiz,
  'attachment.downloadByUrl': byUrl,
  'attachment.downloadOfUrl': byUrl,
  'attachment.file': async (ctx, { params, query }) => openAttachment(ctx, await readAttachment(ctx, params.id), query),
} satisfies Partial<Handlers>;

const mostAtOnce = 200;

async function answerAll(ctx: Context, rows: AttachmentRow[]): Promise<FileAnswer> {
  const [first, ...others] = rows;
  if (!first) throw fileGone();
  if (others.length === 0) return openAttachment(ctx, first);
  const day = toWire(ctx.now, ctx.tenant.timeZone).slice(0, 10);
  return { fileName: `${ctx.say(msg`附件`)}-${day}.zip`, contentType: 'application/zip', ...(await zipFiles(ctx, rows)) };
}

/** An address that we have given leads to its attachment, through the guards of that address; any other is refused, and never fetched. */
async function readByUrl(ctx: Context, url: string): Promise<AttachmentRow> {
  const refused = () => invalid({ url: msg`只能下载本系统的文件` }, msg`只能下载本系统的文件`);
  const ours = ctx.origin;
  if (!/^(https?:\/)?\/[^/\\]/.test(url) || !URL.canParse(url, ours)) throw refused();
  const { origin, pathname, searchParams } = new URL(url, ours);
  const id = idInPath(pathname);
  if (origin !== ours || id === null) throw refused();
  if (pathname === pathOf('attachment.file', id)) return readAttachment(ctx, id);
  if (pathname !== pathOf('attachment.link', id)) throw refused();
  return readLinked(ctx, id, { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' });
}
