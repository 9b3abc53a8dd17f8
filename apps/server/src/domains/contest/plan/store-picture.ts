import { type AnswerOf, planPictureType } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { receiveFile, wholeFile } from '../../../services/files/upload/receive-file.ts';
import { entryActs } from '../entry/entry-acts.ts';
import { readEntryRow } from '../entry/read-entry-row.ts';
import { planPictureLink } from './plan-pictures.ts';

/** Stores a picture for a plan that its team may change. What is in no section by tomorrow goes with the nightly sweep. */
export async function storePicture(ctx: Context, id: string, file: File): Promise<AnswerOf<'plan.picture'>> {
  const entry = await readEntryRow(ctx, id);
  const bar = entryActs.save.barredBy({ ...entry, now: ctx.now });
  if (bar) throw notNow(bar);
  const row = await receiveFile(ctx, {
    bizType: planPictureType,
    bizId: id,
    ...(await wholeFile(file)),
  });
  return { url: await planPictureLink(ctx, row), alt: row.submittedFileName.replace(/\.\w+$/, '') };
}
