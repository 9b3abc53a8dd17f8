import { msg } from '@lingui/core/macro';
import { entryFileType, fileRuleOf, type FileRule, largestFieldFile, planPdfRule, planPdfSlot } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../rows/transaction.ts';
import { type Incoming, receiveFile } from '../../../../services/files/upload/receive-file.ts';
import { dropFiles } from '../../../../services/files/remove-attachments.ts';
import { changeEntry } from '../change-entry.ts';
import { entryActs } from '../entry-acts.ts';
import { readEntry } from '../read-entry.ts';
import { holdEntry } from '../hold-entry.ts';
import { type EntryRow, readEntryRow } from '../read-entry-row.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** A file on its way into a place of the form. */
export type EntryFile = Pick<Incoming, 'fileName' | 'size' | 'head' | 'content' | 'uploadId'>;

/** A place of the form, and the attachment that whoever brings another one saw there. */
export interface EntryPlace {
  slot: string;
  seen?: string | null | undefined;
}

/**
 * Puts a file into one place of the form, in place of the one that was seen there; one that is there already stays. Refused where somebody
 * else has brought another one meanwhile. What may come there is what the contest asks for. Answers the attachment's id.
 */
export async function attachFile(ctx: Context, id: string, { slot, seen }: EntryPlace, file: EntryFile): Promise<string> {
  const received = await receiveFile(ctx, {
    ...file,
    bizType: entryFileType,
    bizId: id,
    rule: await slotRule(ctx, id, slot),
  });
  // what is refused from here on is in no project, and goes with the next sweep
  const dropped = await inTransaction(ctx, async (ctx) => {
    ruleOf(await holdEntry(ctx, id, 'save'), slot);
    const there = await readIn(ctx, id, slot);
    // the end of an upload in pieces may be told again
    if (there?.attachmentId === received.id) return [];
    if (there && there.attachmentId !== seen) {
      const [by, name] = [there.by ?? '', there.name];
      throw notNow(msg`${by} 刚刚上传了「${name}」，没有替换；看过以后还要换的，请再上传一次`, { current: await readEntry(ctx, id) });
    }
    const gone = await takeOut(ctx, id, slot);
    await tenantDb(ctx)
      .insertInto('projectFile')
      .values({
        projectId: id,
        slot,
        attachmentId: received.id,
        createTime: ctx.now,
        createdBy: callerOf(ctx).userId,
      })
      .execute();
    await changeEntry(ctx, id, {});
    return gone;
  });
  await dropFiles(ctx, dropped);
  return received.id;
}

/** What may come into a place of a project that the caller may change now; a refusal where nothing may. */
export async function slotRule(ctx: Context, id: string, slot: string): Promise<FileRule> {
  const entry = await readEntryRow(ctx, id);
  const bar = entryActs.save.barredBy({ ...entry, now: ctx.now });
  if (bar) throw notNow(bar);
  return ruleOf(entry, slot);
}

export async function detachFile(ctx: Context, id: string, slot: string): Promise<void> {
  const dropped = await inTransaction(ctx, async (ctx) => {
    await holdEntry(ctx, id, 'save');
    const gone = await takeOut(ctx, id, slot);
    await changeEntry(ctx, id, {});
    return gone;
  });
  await dropFiles(ctx, dropped);
}

/** What may come into a place; refused for one that the form has not. */
function ruleOf({ setup }: EntryRow, slot: string): FileRule {
  const [kind, key] = slot.split(':');
  const { kinds, maxCount } = fileRuleOf(entryFileType);
  if (slot === planPdfSlot && setup.planAs === 'EITHER' && setup.sections.length > 0) return planPdfRule;
  const asked = setup.files.find((one) => kind === 'file' && one.key === key);
  if (asked) return { kinds: asked.kinds, maxSize: asked.maxSize * 1024 * 1024, maxCount };
  if (setup.fields.some((one) => kind === 'field' && one.key === key && one.kind === 'FILE'))
    return { kinds, maxSize: largestFieldFile, maxCount };
  const text = msg`大赛不收这个文件，请刷新页面`;
  throw invalid({ slot: text }, text);
}

/** What lies in a place, and who has brought it. */
async function readIn(ctx: Context, projectId: string, slot: string) {
  return tenantDb(ctx)
    .selectFrom('projectFile as file')
    .innerJoin('attachment', 'attachment.id', 'file.attachmentId')
    .leftJoin('user', 'user.id', 'file.createdBy')
    .where('file.projectId', '=', projectId)
    .where('file.slot', '=', slot)
    .select(['file.attachmentId', 'attachment.submittedFileName as name', 'user.name as by'])
    .executeTakeFirst();
}

/** Takes a file out of its place. Answers the paths in the storage that nobody needs any more. */
async function takeOut(ctx: Context, projectId: string, slot: string): Promise<string[]> {
  const removed = await tenantDb(ctx)
    .deleteFrom('projectFile')
    .where('projectId', '=', projectId)
    .where('slot', '=', slot)
    .returning('attachmentId')
    .execute();
  const gone = await tenantDb(ctx)
    .deleteFrom('attachment')
    .where(sql<boolean>`id = any(${removed.map(({ attachmentId }) => attachmentId)}::bigint[])`)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}
