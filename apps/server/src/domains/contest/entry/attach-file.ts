import { msg } from '@lingui/core/macro';
import { entryFileType, fileRuleOf, type FileRule, type InputOf, largestFieldFile, planPdfRule, planPdfSlot } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { headSize } from '../../../services/files/detect-type.ts';
import { receiveFile } from '../../../services/files/receive-file.ts';
import { dropFiles } from '../../../services/files/remove-attachments.ts';
import { changeEntry } from './change-entry.ts';
import { entryActs } from './entry-acts.ts';
import { holdEntry } from './hold-entry.ts';
import { type EntryRow, readEntryRow } from './read-entry-row.ts';

/** Puts a file into one place of the form, in place of the one that is there. What may come there is what the contest asks for. */
export async function attachFile(ctx: Context, id: string, { slot, file }: InputOf<'entry.attach'>['body']): Promise<void> {
  const before = await readEntryRow(ctx, id);
  const bar = entryActs.save.barredBy({ ...before, now: ctx.now });
  if (bar) throw notNow(bar);
  const received = await receiveFile(ctx, {
    bizType: entryFileType,
    bizId: id,
    rule: ruleOf(before, slot),
    fileName: file.name,
    size: file.size,
    head: new Uint8Array(await file.slice(0, headSize).arrayBuffer()),
    content: () => file.stream(),
  });
  // what is refused from here on is in no project, and goes with the next sweep
  const dropped = await inTransaction(ctx, async (ctx) => {
    ruleOf(await holdEntry(ctx, id, 'save'), slot);
    const gone = await takeOut(ctx, id, slot);
    await ctx.db
      .insertInto('projectFile')
      .values({
        tenantId: ctx.tenant.id,
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
  if (asked) return { kinds: asked.kinds, maxSize: Math.min(asked.maxSize * 1024 * 1024, largestFieldFile), maxCount };
  if (setup.fields.some((one) => kind === 'field' && one.key === key && one.kind === 'FILE'))
    return { kinds, maxSize: largestFieldFile, maxCount };
  throw invalid({ slot: msg`大赛不收这个文件，请刷新页面` });
}

/** Takes a file out of its place. Answers the paths in the storage that nobody needs any more. */
async function takeOut(ctx: Context, projectId: string, slot: string): Promise<string[]> {
  const removed = await ctx.db
    .deleteFrom('projectFile')
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', projectId)
    .where('slot', '=', slot)
    .returning('attachmentId')
    .execute();
  const gone = await ctx.db
    .deleteFrom('attachment')
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`id = any(${removed.map(({ attachmentId }) => attachmentId)}::bigint[])`)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}
