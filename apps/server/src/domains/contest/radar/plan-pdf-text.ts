import { planPdfSlot } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The PDF that is a project's plan. */
export interface PlanPdf {
  /** Of the attachment. */
  id: string;
  path: string;
  isRead: boolean;
  /** Null: not read, or there is nothing in it that can be compared. */
  text: string | null;
}

/** The PDF of a project whose contest takes one; null where it has brought none. */
export async function findPdf(ctx: Context, projectId: string): Promise<PlanPdf | null> {
  const found = await tenantDb(ctx)
    .selectFrom('projectFile as file')
    .innerJoin('attachment', 'attachment.id', 'file.attachmentId')
    .leftJoin('radarPdf as known', (join) =>
      join.onRef('known.projectId', '=', 'file.projectId').onRef('known.attachmentId', '=', 'file.attachmentId'),
    )
    .where('file.projectId', '=', projectId)
    .where('file.slot', '=', planPdfSlot)
    .select(['attachment.id', 'attachment.path', 'known.attachmentId as knownId', 'known.text'])
    .executeTakeFirst();
  return found ? { id: found.id, path: found.path, isRead: found.knownId !== null, text: found.text } : null;
}

/** Whether a PDF was opened and had nothing in it that can be compared. */
export function isUnread(pdf: PlanPdf | null): boolean {
  return pdf !== null && pdf.isRead && pdf.text === null;
}

/** Reads what a PDF says and keeps that: other projects are compared with it without its being opened again. */
export async function readPdf(ctx: Context, projectId: string, { id, path }: PlanPdf): Promise<void> {
  const words = (await wordsOf(ctx, path))?.replaceAll('\0', '').trim() ?? '';
  const text = Array.from(words.matchAll(/[\p{L}\p{N}]/gu)).length < leastWords ? null : words;
  await tenantDb(ctx)
    .insertInto('radarPdf')
    .values({ projectId, attachmentId: id, text })
    .onConflict((conflict) => conflict.columns(['projectId']).doUpdateSet({ attachmentId: id, text }))
    .execute();
}

/** Forgets what a PDF has said that was taken out again. */
export async function forgetPdf(ctx: Context, projectId: string): Promise<void> {
  await tenantDb(ctx).deleteFrom('radarPdf').where('projectId', '=', projectId).execute();
}

/** Letters of a PDF from which on it is a text: pictures of pages have the number of each at most. */
const leastWords = 40;

async function wordsOf(ctx: Context, path: string): Promise<string | null> {
  const file = await ctx.host.files.get(path);
  return file && ctx.host.workers.readPdf(async () => new Uint8Array(await new Response(file.stream()).arrayBuffer()));
}
