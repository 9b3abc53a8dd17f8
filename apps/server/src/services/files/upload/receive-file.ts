import { msg } from '@lingui/core/macro';
import { fileRuleOf, type FileRule, kindOfExtension } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { FileContent } from '../../../core/host.ts';
import { Refusal } from '../../../core/refusal.ts';
import { invalid, notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readAttachment } from '../attachment.ts';
import { shownTypes } from './content-types.ts';
import { detectType, headSize, isLockedOffice, type DetectedType } from './detect-type.ts';
import { tooLarge, wrongType } from '../file-refusals.ts';
import { attachmentColumns, type AttachmentRow, presentAttachment } from '../present-attachment.ts';
import { refuseUnreadable, unreadable } from './refuse-unreadable.ts';
import { dropFiles } from '../remove-attachments.ts';
import { safeName } from '../../../core/safe-name.ts';
import { storageLimit } from './storage-limit.ts';
import { drawSmaller } from '../pictures/thumbnail.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** A file on its way in, and where it belongs. */
export interface Incoming {
  fileName: string;
  /** In bytes. */
  size: number;
  /** The first bytes, which tell the type. */
  head: Uint8Array;
  content(): FileContent;
  bizType: string;
  /** Limits that are stricter than the rule of its `bizType`. */
  rule?: FileRule;
  bizId?: string | null | undefined;
  /** The attachment whose file this one replaces. */
  id?: string | null | undefined;
  isSingle?: boolean | null | undefined;
  /** Of a resumable upload; if the end is reported twice, the file is received once. */
  uploadId?: string;
}

/** A file that has come whole, in the form of a request. */
export async function wholeFile(file: File): Promise<Pick<Incoming, 'fileName' | 'size' | 'head' | 'content'>> {
  const head = new Uint8Array(await file.slice(0, headSize).arrayBuffer());
  return { fileName: file.name, size: file.size, head, content: () => file.stream() };
}

/** The room for the files of one person together, in bytes. */
const mostOfOnePerson = 20 * 1024 ** 3;

/**
 * Takes a file in: checks size and type, puts it into the storage, then writes its row. A crash between the two leaves a file without a
 * row, which the nightly sweep deletes, never a row without a file. Refuses with 413 (size), 422 (type, or a file that cannot be opened),
 * 409 (too many), 507 and 503 (storage).
 */
export async function receiveFile(ctx: Context, incoming: Incoming): Promise<AttachmentRow> {
  const rule = incoming.rule ?? fileRuleOf(incoming.bizType);
  if (incoming.size === 0) throw invalid({ file: msg`文件是空的` }, msg`文件是空的`);
  if (incoming.size > rule.maxSize) throw tooLarge(rule.maxSize);
  const type = await detectType(incoming.head, safeName(incoming.fileName));
  const kind = type && kindOfExtension(type.extension);
  const isTaken = type && kind && rule.kinds.includes(kind) && (rule.extensions?.includes(type.extension) ?? true);
  if (!isTaken) throw isLockedOffice(incoming.head, incoming.fileName) ? unreadable('locked') : wrongType(rule);
  const month = toWire(ctx.now, ctx.tenant.timeZone).slice(0, 7);
  const path = `attachments/${ctx.tenant.id}/${month}/${crypto.randomUUID()}.${type.extension}`;
  const size = await ctx.host.files.put(path, incoming.content());
  try {
    // a picture that cannot be drawn is damaged, or made to exhaust its viewers
    if (shownTypes.has(type.mime)) await drawSmaller(ctx, { path, contextType: type.mime }, 'medium');
    else await refuseUnreadable(ctx, path, size, type.extension);
    const { row, dropped } = await inTransaction(ctx, (ctx) => write(ctx, { ...incoming, size }, rule, type, path));
    await dropFiles(ctx, dropped);
    return row;
  } catch (error) {
    // after anything but a refusal the row may have been written: the nightly sweep finds out
    if (error instanceof Refusal) await dropFiles(ctx, [path]);
    throw error;
  }
}

/** Answers the row, and the files in the storage that are not needed any more. */
async function write(
  ctx: Context,
  incoming: Incoming,
  rule: FileRule,
  type: DetectedType,
  path: string,
): Promise<{ row: AttachmentRow; dropped: string[] }> {
  const { bizType, id, isSingle, uploadId } = incoming;
  const refuseBeyondLimit = await storageLimit(ctx);
  // the limit of a user is shared by all records; taken before any other turn, so that no two requests wait crosswise
  await takeTurns(ctx, 'attachment', `of ${callerOf(ctx).userId}`);
  if (uploadId) await takeTurns(ctx, 'attachment', uploadId);
  const known = uploadId && (await readUpload(ctx, uploadId));
  if (known) return { row: known, dropped: [path] };
  const before = id && !incoming.bizId ? await readAttachment(ctx, id) : null;
  const bizId = incoming.bizId || before?.bizId || (await newBizId(ctx));
  // two at once could both be the last that has room; the turn comes before the row, as it does where the files of a record are cleared
  await takeTurns(ctx, 'attachment', `${bizType}/${bizId}`);
  const replaced = id ? await holdReplaced(ctx, id) : null;
  if (before && replaced && replaced.bizId !== before.bizId) throw stale(await presentAttachment(ctx, replaced));
  const dropped = replaced ? [replaced.path] : [];
  if (isSingle) {
    let siblings = scoped(ctx, 'attachment').delete().where('attachment.bizType', '=', bizType).where('attachment.bizId', '=', bizId);
    if (id) siblings = siblings.where('attachment.id', '<>', id);
    dropped.push(...(await siblings.returning('attachment.path').execute()).map((one) => one.path));
  }
  await refuseTooMuch(ctx, { ...incoming, bizId }, rule);
  await refuseBeyondLimit(incoming.size, id ?? '0');
  const facts = {
    bizType,
    bizId,
    dataType: dataTypeOf(type),
    submittedFileName: nameOf(incoming, type),
    path,
    contextType: type.mime,
    ext: type.extension,
    size: String(incoming.size),
    uploadId: uploadId ?? null,
    updateTime: ctx.now,
    updatedBy: callerOf(ctx).userId,
  };
  const row = id
    ? await scoped(ctx, 'attachment')
        .update()
        .set(facts)
        .where('attachment.id', '=', id)
        .returning(attachmentColumns)
        .executeTakeFirstOrThrow(notFound)
    : await tenantDb(ctx)
        .insertInto('attachment')
        .values({ ...facts, orgId: callerOf(ctx).orgId, createTime: ctx.now, createdBy: callerOf(ctx).userId })
        .returning(attachmentColumns)
        .executeTakeFirstOrThrow();
  return { row, dropped };
}

/** The row that a resumable upload of the caller has become, if it has: `scoped` does not give every file as an attachment. */
export function readUpload(ctx: Context, uploadId: string): Promise<AttachmentRow | undefined> {
  return tenantDb(ctx)
    .selectFrom('attachment')
    .where('attachment.uploadId', '=', uploadId)
    .where('attachment.updatedBy', '=', callerOf(ctx).userId)
    .select(attachmentColumns)
    .executeTakeFirst();
}

function holdReplaced(ctx: Context, id: string): Promise<AttachmentRow> {
  return scoped(ctx, 'attachment')
    .select()
    .where('attachment.id', '=', id)
    .select(attachmentColumns)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

async function newBizId(ctx: Context): Promise<string> {
  const { rows } = await sql<{ id: string }>`select nextval('id_seq')::text as id`.execute(tenantDb(ctx));
  return rows[0]?.id ?? '';
}

/** Over the whole tenant, not only the rows in scope: a record has room for so many files, of all uploaders together. */
async function refuseTooMuch(ctx: Context, { bizType, bizId, id, size }: Incoming & { bizId: string }, rule: FileRule): Promise<void> {
  const { rows } = await sql<{ others: string; mine: string }>`
    select count(*) filter (where biz_type = ${bizType} and biz_id = ${bizId}) as others,
      coalesce(sum(size) filter (where created_by = ${callerOf(ctx).userId}), 0) as mine
    from attachment
    where tenant_id = ${ctx.tenant.id} and id <> ${id ?? '0'}
      and (created_by = ${callerOf(ctx).userId} or (biz_type = ${bizType} and biz_id = ${bizId}))`.execute(tenantDb(ctx));
  const { maxCount } = rule;
  if (Number(rows[0]?.others) >= maxCount) throw notNow(msg`这里最多 ${maxCount} 个文件，请先删除不用的`);
  if (Number(rows[0]?.mine) + size > mostOfOnePerson) throw notNow(msg`你上传的文件已占满个人空间，请先删除不用的`);
}

/** The kind of an attachment, by its MIME type (platform-api §4). */
function dataTypeOf({ mime }: DetectedType): AttachmentRow['dataType'] {
  if (mime.startsWith('image/')) return 'IMAGE';
  if (mime.startsWith('video/')) return 'VIDEO';
  if (mime.startsWith('audio/')) return 'AUDIO';
  const isDocument = mime.startsWith('text/') || /pdf|msword|ms-(excel|powerpoint|works)|officedocument|opendocument/.test(mime);
  return isDocument ? 'DOC' : 'OTHER';
}

/** A name without an extension gets that of its type. */
function nameOf({ fileName }: Incoming, { extension }: DetectedType): string {
  const name = safeName(fileName);
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
